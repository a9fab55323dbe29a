// A password that can be shown, and copied where the form has made it up.
import { Copy, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { copyText } from "@/lib/clipboard";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button } from "./button";
import { Input } from "./field";
import { toast } from "./toast-store";

interface Props extends ComponentProps<"input"> {
  /** What the copy button copies; without it there is none. */
  copied?: () => string;
}

export function PasswordInput({ copied, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const { showPassword, hidePassword, copyPassword } = staffText.common;
  return (
    <div className="flex min-w-0 gap-1.5">
      <Input
        {...rest}
        type={isShown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize="none"
        className="grow"
      />
      <Button
        size="icon"
        aria-pressed={isShown}
        aria-label={isShown ? hidePassword : showPassword}
        title={isShown ? hidePassword : showPassword}
        onClick={() => setShown(!isShown)}
        className="shrink-0"
      >
        <Icon size={18} aria-hidden />
      </Button>
      {copied && (
        <Button
          size="icon"
          aria-label={copyPassword}
          title={copyPassword}
          onClick={() => void copy(copied())}
          className="shrink-0"
        >
          <Copy size={18} aria-hidden />
        </Button>
      )}
    </div>
  );
}

async function copy(password: string) {
  const { copied, notCopied } = staffText.common;
  if (await copyText(password)) toast({ title: text.common.success, description: copied });
  else toast({ title: text.common.error, description: notCopied, variant: "destructive" });
}
