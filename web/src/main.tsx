// Mounts the app.
import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { followTabs } from "./api/session";
import { Providers } from "./app/providers";
import { leaveWhenSignedOut } from "./app/restored-page";
import { findPages, routes } from "./app/router";
import { watchTheme } from "./lib/theme";

watchTheme();
leaveWhenSignedOut();
followTabs();

const router = createBrowserRouter(routes(), { patchRoutesOnNavigation: findPages });

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
