// A window whose code comes when it is opened. When it does not come, the page stands and says so.
import { type ReactNode, useState } from "react";
import { memorialText } from "@/lib/text/memorial";
import { text } from "@/lib/text/text";
import { toast } from "@/ui/toast-store";

type Make = (close: () => void) => Promise<ReactNode>;

export function useWindow() {
  const [shown, setShown] = useState<ReactNode>(null);
  const [isComing, setComing] = useState(false);
  const close = () => setShown(null);
  const open = async (make: Make) => {
    setComing(true);
    try {
      setShown(await make(close));
    } catch {
      toast({
        title: text.common.error,
        description: memorialText.notOpened,
        variant: "destructive",
      });
    }
    setComing(false);
  };
  return { shown, isComing, open: (make: Make) => void open(make) };
}
