// Our own sign for a tomb, drawn like the other icons.
export function Tombstone({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 21V9a6 6 0 0 1 12 0v12M3 21h18M12 8v7M9.5 10.5h5" />
    </svg>
  );
}
