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
  MapPinned,
  ScrollText,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Tags,
  Trash2,
  Upload,
  Users,
  UsersRound,
} from "lucide-react";
import type { MenuPath } from "../nav";
import { Tombstone } from "./tombstone";

export const navIcons: Record<MenuPath, LucideIcon | typeof Tombstone> = {
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
  "/mappa": MapPinned,
  "/duplicates": UsersRound,
  "/quality": ShieldCheck,
  "/trash": Trash2,
  "/activity": History,
};
