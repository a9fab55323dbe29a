// The sign of each screen in the sidebar.
import {
  Church,
  Flower2,
  Grid2x2,
  HandHeart,
  History,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  ScrollText,
  Settings,
  ShoppingBag,
  Tags,
  Upload,
  Users,
} from "lucide-react";
import type { ScreenPath } from "../nav";
import { Tombstone } from "./tombstone";

export const navIcons: Record<ScreenPath, LucideIcon | typeof Tombstone> = {
  "/": LayoutDashboard,
  "/cemeteries": Church,
  "/sectors": MapIcon,
  "/blocks": Grid2x2,
  "/tombs": Tombstone,
  "/deceased": Flower2,
  "/prayers": HandHeart,
  "/operators": Users,
  "/shop": ShoppingBag,
  "/orders": ScrollText,
  "/categories": Tags,
  "/supplier-config": Settings,
  "/data-import": Upload,
  "/activity": History,
};
