// Sends a picture, telling how far it has come: fetch cannot.
import { kitText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import type { Upload } from "@/ui/use-uploads";
import { ApiError } from "./client";
import { failureOf } from "./failure";
import { askToSignInAgain, isSignedIn } from "./session";

const PATH = "/api/upload";

function send(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", new URL(PATH, window.location.origin));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError("network"));
    request.onabort = () => reject(new DOMException("aborted", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}

/** The address of the stored picture; an error says why there is none, in words for the user. */
export const uploadPicture: Upload = async (file, onProgress, signal) => {
  let answer: XMLHttpRequest;
  try {
    answer = await send(file, onProgress, signal);
    if (answer.status === 401 && isSignedIn() && (await askToSignInAgain()))
      answer = await send(file, onProgress, signal);
  } catch (error) {
    throw signal.aborted ? error : new Error(`${kitText.photos.failed}. ${text.common.offline}`);
  }
  const url = answer.status < 300 ? urlIn(answer.responseText) : null;
  if (url === null) throw new Error(refusal(answer));
  return url;
};

function urlIn(body: string): string | null {
  try {
    const { url } = JSON.parse(body) as { url?: unknown };
    return typeof url === "string" ? url : null;
  } catch {
    return null;
  }
}

function refusal({ status, responseText, statusText }: XMLHttpRequest): string {
  const words = kitText.photos;
  if (status < 300) return words.failed;
  if (status === 413) return words.tooLarge;
  const { message } = failureOf(new ApiError(status, responseText));
  if (status === 422 && message) return message;
  return words.refused(status, message ?? statusText);
}
