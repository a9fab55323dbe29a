// Where the file is dropped or chosen.
import { clsx } from "clsx";
import { FileSpreadsheet, Upload } from "lucide-react";
import { useDropzone } from "react-dropzone";
import { importText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { ENDINGS, sizeText } from "./file-fault";

interface Props {
  file: File | null;
  onFile: (file: File) => void;
  onFault: (said: string) => void;
}

export function FileDrop({ file, onFile, onFault }: Props) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    // Every file comes here, so that each fault is told in our words.
    onDrop: (accepted, rejected) => {
      const [first, ...others] = [...accepted, ...rejected.map((one) => one.file)];
      if (others.length > 0) onFault(words.tooMany);
      else if (first) onFile(first);
    },
  });
  return (
    <div
      {...getRootProps({ role: "presentation" })}
      className={clsx(
        "grid justify-items-center gap-3 rounded-xl border-2 border-dashed px-4 py-7 text-center",
        isDragActive ? "border-brand-text bg-brand-soft" : "border-field",
      )}
    >
      <input {...getInputProps({ "aria-label": words.input, accept: ENDINGS.join(",") })} />
      {file ? <Chosen file={file} /> : <Invitation />}
      <Button variant={file ? "outline" : "primary"} onClick={open}>
        <Upload size={18} aria-hidden />
        {file ? words.chooseOther : words.choose}
      </Button>
    </div>
  );
}

function Invitation() {
  return (
    <>
      <FileSpreadsheet size={28} aria-hidden className="text-muted" />
      {/* A finger drags nothing from one window to another. */}
      <p className="pointer-coarse:hidden">{words.drop}</p>
      <p className="text-[0.95rem] text-muted">{words.limit}</p>
    </>
  );
}

function Chosen({ file }: { file: File }) {
  return (
    <p role="status" className="grid justify-items-center gap-1">
      <FileSpreadsheet size={28} aria-hidden className="text-brand-text" />
      <span className="sr-only">{words.chosen(file.name)}</span>
      <span aria-hidden className="font-semibold wrap-anywhere">
        {file.name}
      </span>
      <span className="text-sm text-muted">{sizeText(file.size)}</span>
      <span className="text-sm text-muted">{words.copyHint}</span>
    </p>
  );
}
