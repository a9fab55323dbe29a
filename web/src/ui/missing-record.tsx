// In the place of the dialog of a record that an address names and that is not there.
import { kitText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button } from "./button";
import { Dialog } from "./dialog";

export function MissingRecord({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={kitText.list.missingTitle} width="small" onClose={onClose}>
      <div className="grid justify-items-start gap-4 px-5 py-5">
        <p>{kitText.list.missing}</p>
        <Button onClick={onClose}>{text.common.close}</Button>
      </div>
    </Dialog>
  );
}
