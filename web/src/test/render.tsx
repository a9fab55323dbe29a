// Opens a path of the whole app, as a visitor would.
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Providers } from "@/app/providers";
import { findPages, routes } from "@/app/router";

export function openPage(path: string) {
  const router = createMemoryRouter(routes(), {
    initialEntries: [path],
    patchRoutesOnNavigation: findPages,
  });
  const page = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...page, router, address, user: userEvent.setup() };
}
