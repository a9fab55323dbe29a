import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeNetwork } from "@/test/fake-api";
import { PhotosField, PictureField } from "@/ui/photo-field";
import { Toaster } from "@/ui/toaster";
import { uploadPicture } from "./upload";

function Many({ start }: { start: string[] }) {
  const [photos, setPhotos] = useState(start);
  return (
    <>
      <PhotosField label="Foto" value={photos} onChange={setPhotos} upload={uploadPicture} />
      <output aria-label="valore">{photos.join(" ")}</output>
      <Toaster />
    </>
  );
}

function One() {
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <>
      <PictureField label="Immagine" value={picture} onChange={setPicture} upload={uploadPicture} />
      <output aria-label="valore">{picture}</output>
      <Toaster />
    </>
  );
}

const value = () => screen.getByLabelText("valore").textContent;
const picture = (name = "a.jpg", type = "image/jpeg") => new File(["x"], name, { type });
const notices = () => within(screen.getByRole("region", { name: "Notifiche (F8)" }));

/** Answers uploads; gives back how many there were. */
function stores(status = 200, body: unknown = undefined) {
  const seen = { count: 0 };
  fakeNetwork.use(
    http.post("*/api/upload", () => {
      seen.count += 1;
      const stored = {
        url: `/media/a${seen.count}.webp`,
        thumbnail: `/media/a${seen.count}-thumb.webp`,
      };
      return HttpResponse.json((body ?? stored) as object, { status });
    }),
  );
  return seen;
}

let user = userEvent.setup({ applyAccept: false });
beforeEach(() => {
  user = userEvent.setup({ applyAccept: false });
});

describe("photos", () => {
  it("are uploaded one after the other and shown small", async () => {
    stores();
    render(<Many start={["/media/0.webp"]} />);
    await user.upload(await screen.findByLabelText("Foto"), [
      picture(),
      picture("b.png", "image/png"),
    ]);
    await waitFor(() => expect(value()).toBe("/media/0.webp /media/a1.webp /media/a2.webp"));
    expect(screen.getByAltText("Foto 3 di 3")).toHaveAttribute("src", "/media/a2-thumb.webp");
    expect(notices().getByText("Immagine caricata con successo")).toBeVisible();
  });

  it("are dropped as well", async () => {
    const sent = stores();
    render(<Many start={[]} />);
    const zone = await screen.findByText(/Trascina qui/);
    const file = picture();
    const items = [{ kind: "file", type: file.type, getAsFile: () => file }];
    fireEvent.drop(zone, { dataTransfer: { files: [file], items, types: ["Files"] } });
    await waitFor(() => expect(value()).toBe("/media/a1.webp"));
    expect(sent.count).toBe(1);
  });

  it("that are none, or too large, are not sent", async () => {
    const sent = stores();
    render(<Many start={[]} />);
    await user.upload(await screen.findByLabelText("Foto"), picture("a.pdf", "application/pdf"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Il file deve essere un'immagine");
    const large = picture();
    Object.defineProperty(large, "size", { value: 10 * 1024 * 1024 + 1 });
    await user.upload(await screen.findByLabelText("Foto"), large);
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "Il file non può essere più grande di 10MB",
      ),
    );
    expect(sent.count).toBe(0);
  });

  it.each([
    [422, { message: "Il file deve essere un'immagine" }, "Il file deve essere un'immagine"],
    [413, { message: "x" }, "Il file non può essere più grande di 10MB"],
    [503, { message: "Il servizio non risponde" }, "Upload fallito: 503 Il servizio non risponde"],
  ])("that the service refuses with %i are told why", async (status, body, said) => {
    stores(status, body);
    render(<Many start={[]} />);
    await user.upload(await screen.findByLabelText("Foto"), picture());
    expect(await screen.findByRole("alert")).toHaveTextContent(said);
    expect(notices().getByText(said)).toBeVisible();
    expect(value()).toBe("");
  });

  it("say when the network fails", async () => {
    fakeNetwork.use(http.post("*/api/upload", () => HttpResponse.error()));
    render(<Many start={[]} />);
    await user.upload(await screen.findByLabelText("Foto"), picture());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Errore durante il caricamento dell'immagine",
    );
  });

  it("are added by address, with Enter too", async () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const { container } = render(
      <form>
        <Many start={[]} />
      </form>,
    );
    container.querySelector("form")?.addEventListener("submit", submit);
    await user.type(await screen.findByLabelText("URL: Foto"), "boh{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("URL non valido");
    await user.clear(screen.getByLabelText("URL: Foto"));
    await user.type(screen.getByLabelText("URL: Foto"), "https://example.org/a.jpg{Enter}");
    expect(value()).toBe("https://example.org/a.jpg");
    expect(notices().getByText("URL immagine aggiunto")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(submit).not.toHaveBeenCalled();
  });

  it("are moved and removed with the keyboard", async () => {
    render(<Many start={["/a.jpg", "/b.jpg", "/c.jpg"]} />);
    const later = screen.getByRole("button", { name: "Sposta dopo la foto 1" });
    later.focus();
    await user.keyboard("{Enter}");
    expect(value()).toBe("/b.jpg /a.jpg /c.jpg");
    expect(screen.getByText("Ora è la foto 2 di 3")).toBeInTheDocument();
    // The keyboard stays with the photo.
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Sposta dopo la foto 2" })).toHaveFocus(),
    );
    await user.keyboard("{Enter}");
    expect(value()).toBe("/b.jpg /c.jpg /a.jpg");
    screen.getByRole("button", { name: "Rimuovi la foto 2" }).focus();
    await user.keyboard("{Enter}");
    expect(value()).toBe("/b.jpg /a.jpg");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Rimuovi la foto 2" })).toHaveFocus(),
    );
  });

  it("that are broken show what stands for them", () => {
    render(<Many start={["/media/0.webp"]} />);
    fireEvent.error(screen.getByAltText("Foto 1 di 1"));
    expect(
      screen.getByRole("img", { name: "Foto 1 di 1: Immagine non disponibile" }),
    ).toBeVisible();
  });
});

it("a single picture is replaced, and removed", async () => {
  stores();
  render(<One />);
  await user.upload(await screen.findByLabelText("Immagine"), picture());
  await waitFor(() => expect(value()).toBe("/media/a1.webp"));
  await user.upload(await screen.findByLabelText("Immagine"), picture());
  await waitFor(() => expect(value()).toBe("/media/a2.webp"));
  await user.click(screen.getByRole("button", { name: "Rimuovi l’immagine: Immagine" }));
  expect(value()).toBe("");
});
