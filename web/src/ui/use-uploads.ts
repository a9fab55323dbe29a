// Files on their way to the server, one after the other.
import { useEffect, useRef, useState } from "react";
import { pictureFault } from "@/lib/pictures";
import { kitText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { toast } from "./toast-store";

/** Gives the address of the stored picture; an error's message is for the user. */
export type Upload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

export interface Sending {
  name: string;
  /** From 0 to 1. */
  share: number;
}

const words = kitText.photos;

interface Options {
  upload: Upload;
  onStored: (url: string) => void;
  onBusy: ((isBusy: boolean) => void) | undefined;
}

export function useUploads({ upload, onStored, onBusy }: Options) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | null>(null);
  // Made at each mount: React mounts twice while developing.
  const control = useRef<AbortController | null>(null);
  useEffect(() => {
    const own = new AbortController();
    control.current = own;
    return () => own.abort();
  }, []);
  const fail = (said: string) => {
    setError(said);
    toast({ title: text.common.error, description: said, variant: "destructive" });
  };
  const sendOne = async (file: File, signal: AbortSignal) => {
    const fault = pictureFault(file);
    if (fault) return fail(words[fault]);
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share });
      onStored(await upload(file, onProgress, signal));
      toast({ title: text.common.success, description: words.uploaded });
    } catch (failure) {
      if (!signal.aborted) fail(failure instanceof Error ? failure.message : words.failed);
    }
  };
  const send = async (files: readonly File[]) => {
    const signal = control.current?.signal;
    if (!signal || files.length === 0) return;
    setError(null);
    onBusy?.(true);
    for (const file of files) if (!signal.aborted) await sendOne(file, signal);
    setSending(null);
    onBusy?.(false);
  };
  return { sending, error, setError, send };
}
