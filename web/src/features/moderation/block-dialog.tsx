// Asks by what the sender of a text is blocked, and says what that means.
import { useId, useState } from "react";
import { sendersText as words } from "@/lib/text/moderation";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { Dialog, DialogButtons } from "@/ui/dialog";
import type { Tribute } from "./queries";
import { type Sender, useBlock } from "./senders";

export function BlockDialog({ tribute, onClose }: { tribute: Tribute; onClose: () => void }) {
  const { ip_address: address, visitor_email: email } = tribute;
  const [by, setBy] = useState<Sender["kind"] | null>(firstWay(tribute));
  const block = useBlock(tribute.id);
  const submit = () => by && block.mutate(by, { onSuccess: onClose });
  return (
    <Dialog
      title={words.title}
      description={words.about(tribute.friend_name)}
      width="small"
      isForm
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-4 p-5">
          <p>{words.explain(tribute.cemetery_name)}</p>
          <fieldset className="grid gap-2.5">
            <legend className="mb-2 font-semibold">{words.what}</legend>
            <Way
              label={words.byAddress}
              hint={address ? words.byAddressHint(address) : words.addressGone}
              isKnown={address !== null}
              isChosen={by === "address"}
              onChoose={() => setBy("address")}
            />
            <Way
              label={words.byEmail}
              hint={email ? words.byEmailHint(email) : words.noEmail}
              isKnown={email !== null}
              isChosen={by === "email"}
              onChoose={() => setBy("email")}
            />
          </fieldset>
          <p className="text-[0.95rem] text-muted">{words.stays}</p>
        </div>
        <DialogButtons>
          <Button onClick={onClose}>{staffText.common.cancel}</Button>
          <Button type="submit" variant="danger" disabled={!by || block.isPending}>
            {words.submit}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** What can be blocked, the surer first. */
function firstWay({ ip_address, visitor_email }: Tribute): Sender["kind"] | null {
  if (ip_address) return "address";
  return visitor_email ? "email" : null;
}

interface WayProps {
  label: string;
  hint: string;
  isKnown: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Way({ label, hint, isKnown, isChosen, onChoose }: WayProps) {
  const id = useId();
  return (
    <label
      className={`flex items-start gap-3 rounded-lg border p-3 ${isChosen ? "border-brand-text bg-brand-soft" : "border-line"} ${isKnown ? "cursor-pointer" : "bg-sunken text-muted"}`}
    >
      <input
        type="radio"
        name="by"
        aria-label={label}
        aria-describedby={id}
        checked={isChosen}
        disabled={!isKnown}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-(--brand)"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{label}</span>
        <span id={id} className="text-[0.95rem] wrap-anywhere">
          {hint}
        </span>
      </span>
    </label>
  );
}
