// Of a request for removal: whether the memorial is public still, and the way to hide it.
import { Eye, EyeOff } from "lucide-react";
import { requestsText as words } from "@/lib/text/moderation";
import { Switch } from "@/ui/switch";

export function Publicity({ isPublic }: { isPublic: boolean }) {
  if (!isPublic)
    return (
      <p className="flex items-start gap-2.5 rounded-lg bg-sunken p-3.5">
        <EyeOff size={20} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        {words.notPublic}
      </p>
    );
  return (
    <div className="flex items-start gap-2.5 rounded-lg bg-danger-soft p-3.5">
      <Eye size={20} aria-hidden className="mt-0.5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold text-danger">{words.stillPublic}</p>
        <p className="text-[0.95rem]">{words.stillPublicHint}</p>
      </div>
    </div>
  );
}

interface HideProps {
  hides: boolean;
  onChange: (hides: boolean) => void;
}

export function HideSwitch({ hides, onChange }: HideProps) {
  return (
    <div className="grid gap-2 p-3 pt-0">
      <Switch
        label={words.hide}
        hint={words.hideHint}
        checked={hides}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div role="status">
        {!hides && <p className="text-[0.95rem] font-semibold text-danger">{words.notHiding}</p>}
      </div>
    </div>
  );
}
