// A picture from the register: when it is missing or broken, what stands for it is shown instead.
import { type ComponentProps, type ReactNode, useState } from "react";

interface Props extends Omit<ComponentProps<"img">, "src"> {
  src: string | null;
  alt: string;
  fallback: ReactNode;
}

export function Picture({ src, alt, fallback, ...rest }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return fallback;
  return <img decoding="async" {...rest} src={src} alt={alt} onError={() => setBroken(src)} />;
}
