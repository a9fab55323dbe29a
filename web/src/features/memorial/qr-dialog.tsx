// QR Code: to look at, to download, to print on one clean page.
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Download, Printer } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { displayName, positionParts } from "@/lib/person";
import { text } from "@/lib/text/text";
import { tributesText } from "@/lib/text/tributes";
import { Button, buttonLook } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { LifeDates } from "@/ui/life-dates";
import { toast } from "@/ui/toast-store";
import { type Memorial, mayRetry } from "./queries";
import { qrQuery } from "./tribute-queries";

const words = tributesText.qr;

export function QrDialog({ memorial, onClose }: { memorial: Memorial; onClose: () => void }) {
  const png = useQuery(qrQuery(memorial.id, "png"));
  const svg = useQuery(qrQuery(memorial.id, "svg"));
  const { isError } = png;
  const name = displayName(memorial);
  const again = () => {
    void png.refetch();
    if (svg.isError) void svg.refetch();
  };
  const file = words.file(memorial.id);

  useEffect(() => {
    if (isError)
      toast({ title: text.common.error, description: words.failed, variant: "destructive" });
  }, [isError]);

  return (
    <Dialog title={words.title} description={words.lead} width="small" onClose={onClose}>
      <div className="grid justify-items-center gap-5 p-5 text-center">
        <div className="grid h-64 w-64 place-items-center overflow-hidden rounded-xl border border-line">
          {png.isPending && <span role="status">{text.common.loading}</span>}
          {isError && (
            <span className="grid justify-items-center gap-4">
              {words.failed}
              {mayRetry(png.error) && <Button onClick={again}>{text.common.retry}</Button>}
            </span>
          )}
          {png.isSuccess && <img src={png.data} alt={words.alt(name)} className="size-full" />}
        </div>
        <p className="font-serif text-2xl leading-tight font-semibold text-balance">{name}</p>
        <div className="flex w-full max-w-sm flex-wrap gap-2.5">
          {png.isSuccess && (
            <a href={png.data} download={`${file}.png`} className={clsx(buttonLook(), "grow")}>
              <Download size={18} aria-hidden />
              {words.png}
            </a>
          )}
          {svg.isSuccess && (
            <a href={svg.data} download={`${file}.svg`} className={clsx(buttonLook(), "grow")}>
              <Download size={18} aria-hidden />
              {words.svg}
            </a>
          )}
          {png.isSuccess && (
            <Button variant="primary" onClick={() => window.print()} className="w-full">
              <Printer size={18} aria-hidden />
              {words.print}
            </Button>
          )}
        </div>
      </div>
      {png.isSuccess && <PrintedPage memorial={memorial} code={svg.data ?? png.data} />}
    </Dialog>
  );
}

/** All that is printed as long as the window is open. */
function PrintedPage({ memorial, code }: { memorial: Memorial; code: string }) {
  return createPortal(
    <div className="on-paper text-center" aria-hidden="true">
      <p className="font-serif text-5xl leading-tight font-semibold">{displayName(memorial)}</p>
      <p className="mt-3 text-xl">
        <LifeDates birthdate={memorial.birthdate} deathdate={memorial.deathdate} />
      </p>
      <p className="mt-2">{[memorial.cemeteryName, ...positionParts(memorial)].join("\u00a0· ")}</p>
      <img src={code} alt="" className="mx-auto mt-10 mb-6 h-80" />
      <p className="text-lg">{words.printed}</p>
      <p className="address mt-1 text-muted">{`${window.location.origin}/memorial/${memorial.id}`}</p>
    </div>,
    document.body,
  );
}
