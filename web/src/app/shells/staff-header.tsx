// Where one is, who one is, and the way out.
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useNavigate } from "react-router";
import { client } from "@/api/client";
import { endSession, type User } from "@/api/current-user";
import { foldRole } from "@/lib/roles";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { leaveBy } from "@/ui/leaving";
import { ThemeMenu } from "@/ui/theme-menu";
import { Drawer } from "./staff-nav";

export function StaffHeader({ user, title }: { user: User; title: string }) {
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: () => client.POST("/api/auth/logout"),
    meta: { failed: staffText.shell.logoutFailed },
    onSuccess: async () => {
      endSession();
      // As the shell around does, whichever comes first: the page that was left is not gone back to.
      await navigate("/search", { replace: true });
    },
  });
  const role = foldRole(user.role);
  return (
    <header className="border-b border-line bg-surface lg:sticky lg:top-0 lg:z-30">
      <div className="flex flex-wrap items-center gap-x-3 px-4 pt-2 sm:px-6 lg:min-h-18 lg:px-8 lg:pt-0">
        <Drawer role={user.role} />
        <h1 className="order-last w-full pt-1 pb-3 font-serif text-3xl leading-tight font-semibold tracking-tight lg:order-none lg:w-auto lg:py-0">
          {title}
        </h1>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <p className="mr-2 min-w-0 text-right leading-tight">
            <span className="block truncate font-semibold">
              {user.name} {user.surname}
            </span>
            <span className="block text-sm text-muted">
              {role ? staffText.roles[role] : user.role}
            </span>
          </p>
          <ThemeMenu />
          <Button
            variant="ghost"
            size="icon"
            aria-label={staffText.shell.logout}
            title={staffText.shell.logout}
            disabled={logout.isPending}
            onClick={() => leaveBy(() => logout.mutate())}
            className="-mr-2.5"
          >
            <LogOut size={20} aria-hidden />
          </Button>
        </div>
      </div>
    </header>
  );
}
