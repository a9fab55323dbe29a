// The head of the memorial: the place, or our evening landscape, with the epitaph over it.
import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { withFewBreaks } from "@/lib/line-breaks";
import { memorialText } from "@/lib/text/memorial";
import { buttonLook } from "@/ui/button";
import { Landscape } from "@/ui/landscape";
import { Picture } from "@/ui/picture";

interface Props {
  picture: string | null;
  backTo: string;
  children?: ReactNode;
}

export function Hero({ picture, backTo, children }: Props) {
  return (
    <div className="dusk relative isolate overflow-hidden bg-[#28332e]">
      <Picture
        src={picture}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover print:hidden"
        fallback={<Landscape className="print:hidden" />}
      />
      {/* Keeps white letters readable on any picture. */}
      {picture !== null && (
        <div className="absolute inset-0 -z-10 bg-linear-to-b from-black/50 via-black/58 via-60% to-black/15 print:hidden" />
      )}
      <div className="container-page flex justify-end pt-4 print:hidden">
        <Link to={backTo} className={buttonLook({ variant: "onPicture" })}>
          <X size={18} aria-hidden />
          {memorialText.close} <span className="sr-only">{memorialText.closeHint}</span>
        </Link>
      </div>
      <div className="container-page grid min-h-60 place-items-center pt-5 pb-40 text-center sm:min-h-84 sm:pb-44">
        {children}
      </div>
    </div>
  );
}

/** The epitaph in guillemets, smaller as it grows longer. */
export function Epitaph({ children }: { children: string }) {
  const words = withFewBreaks(children.trim()).replace(/^[«"“]([^«»"“”]*)[»"”]$/, "$1");
  return (
    <blockquote
      className={clsx(
        "max-w-2xl font-serif leading-snug font-medium whitespace-pre-line text-white [text-shadow:0_1px_10px_rgb(0_0_0/.55)]",
        words.length > 140 ? "text-pretty" : "text-balance",
        words.length > 320 ? "text-xl" : words.length > 140 ? "text-2xl" : "text-3xl sm:text-4xl",
      )}
    >
      «{words}»
    </blockquote>
  );
}
