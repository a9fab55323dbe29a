// Covers the whole screen while something runs that must not be disturbed.
import { useOverlay } from "./overlay-store";

export function LoadingOverlay() {
  const message = useOverlay();
  return (
    <div role="status" aria-live="assertive">
      {message !== null && (
        <div className="fixed inset-0 z-90 grid animate-[fade-in_.15s] place-items-center bg-bg/85">
          <div className="grid justify-items-center gap-5 px-6 text-center">
            <span className="size-12 animate-spin rounded-full border-3 border-line border-t-brand-text" />
            <p className="font-serif text-2xl font-semibold">{message}</p>
          </div>
        </div>
      )}
    </div>
  );
}
