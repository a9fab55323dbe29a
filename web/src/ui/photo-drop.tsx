// Where a picture is dropped, chosen from the device or named by its address.
import { clsx } from "clsx";
import { ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { useDropzone } from "react-dropzone";
import { PICTURE_ENDINGS, typedPicture } from "@/lib/pictures";
import { kitText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button } from "./button";
import { Input } from "./field";
import { toast } from "./toast-store";
import { type Upload, useUploads } from "./use-uploads";

const words = kitText.photos;

export interface DropProps {
  /** What the pictures are called: `Foto`. */
  label: string;
  isMany: boolean;
  /** A picture is there already: what is added takes its place. */
  isReplacing?: boolean;
  upload: Upload;
  /** What the form says of them. */
  error?: string | undefined;
  disabled?: boolean;
  /** While a file is on its way. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
  onAdd: (url: string) => void;
}

export function PhotoDrop({ label, isMany, isReplacing, ...rest }: DropProps) {
  const { upload, error, disabled, onBusy, onAdd } = rest;
  const uploads = useUploads({ upload, onStored: onAdd, onBusy });
  const id = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: isMany,
    ...(disabled && { disabled }),
    // Every file comes here, so that each fault is told in our words.
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      void uploads.send(isMany ? files : files.slice(0, 1));
    },
  });
  const said = uploads.error ?? error;
  const choose = isReplacing ? words.replace : words.choose;
  return (
    <div className="grid gap-2">
      <div
        {...getRootProps({ role: "presentation" })}
        className={clsx(
          "grid justify-items-center gap-2 rounded-xl border-2 border-dashed px-4 py-4 text-center",
          isDragActive ? "border-brand-text bg-brand-soft" : "border-field",
        )}
      >
        <input
          {...getInputProps({
            "aria-label": label,
            accept: ["image/*", ...PICTURE_ENDINGS].join(","),
          })}
        />
        {uploads.sending ? (
          <Progress {...uploads.sending} />
        ) : (
          <>
            {!isReplacing && <ImagePlus size={24} aria-hidden className="text-muted" />}
            <p className="text-[0.95rem] pointer-coarse:hidden">
              {isMany ? words.dropMany : words.drop}
            </p>
            {/* A finger drags nothing from one window to another. */}
            <p className="hidden text-[0.95rem] pointer-coarse:block">
              {isMany ? words.limitMany : words.limit}
            </p>
            <Button onClick={open} disabled={disabled} aria-describedby={said && `${id}-error`}>
              {isMany ? words.chooseMany : choose}
            </Button>
          </>
        )}
      </div>
      <ByAddress label={label} disabled={disabled} onAdd={onAdd} onFault={uploads.setError} />
      {said && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger">
          {said}
        </p>
      )}
    </div>
  );
}

function Progress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid w-full gap-1.5 py-4">
      <span className="text-[0.95rem] wrap-anywhere">{words.uploading(name)}</span>
      <progress
        value={percent}
        max={100}
        aria-label={words.uploading(name)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
    </div>
  );
}

interface AddressProps {
  label: string;
  disabled: boolean | undefined;
  onAdd: (url: string) => void;
  onFault: (said: string | null) => void;
}

function ByAddress({ label, disabled, onAdd, onFault }: AddressProps) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    const address = typedPicture(typed);
    setWrong(address === null);
    onFault(address === null ? words.badUrl : null);
    if (address === null) return;
    setTyped("");
    onAdd(address);
    toast({ title: text.common.success, description: words.added });
  };
  return (
    <div className="flex gap-2">
      <Input
        type="url"
        inputMode="url"
        aria-label={words.url(label)}
        aria-invalid={isWrong || undefined}
        placeholder={words.urlHint}
        autoComplete="off"
        disabled={disabled}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter adds the picture; it does not save the form.
          event.preventDefault();
          add();
        }}
      />
      <Button onClick={add} disabled={disabled || typed.trim() === ""} className="shrink-0">
        {words.add}
      </Button>
    </div>
  );
}
