import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LoadingOverlay } from "./loading-overlay";
import { hideOverlay, showOverlay } from "./overlay-store";

it("covers the screen with a message, until it is told not to", () => {
  render(<LoadingOverlay />);
  const overlay = screen.getByRole("status");
  expect(overlay).toBeEmptyDOMElement();
  act(() => showOverlay());
  expect(overlay).toHaveTextContent("Caricamento...");
  act(() => showOverlay("Eliminazione cimitero in corso..."));
  expect(overlay).toHaveTextContent("Eliminazione cimitero in corso...");
  act(() => hideOverlay());
  expect(overlay).toBeEmptyDOMElement();
});
