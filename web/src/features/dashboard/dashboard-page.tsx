// /: the whole system at a glance, for superadmins and admins.
import { useCurrentUser } from "@/api/current-user";
import { Landscape } from "@/ui/landscape";
import { greeting, subtitle } from "./greeting";
import { OwnCemetery } from "./own-cemetery";
import { QuickAccess } from "./quick-access";
import { RecentActivity } from "./recent-activity";
import { StatCards } from "./stat-cards";
import { ThemeCard } from "./theme-card";

export function DashboardPage() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <div className="grid gap-4 sm:gap-5">
      <div className="relative isolate overflow-hidden rounded-2xl border border-line px-6 pt-7 pb-30 sm:px-8 sm:pb-36">
        <Landscape />
        {/* Morning mist, so that no tree stands behind a word. */}
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-linear-to-b from-(--sky-low) from-50% to-transparent sm:bg-linear-to-br sm:from-42% sm:to-62%"
        />
        <h2 className="font-serif text-4xl leading-none font-semibold tracking-tight sm:text-5xl">
          {greeting(new Date().getHours())}, {user.name} {user.surname}
        </h2>
        <p className="mt-2.5 sm:text-lg">{subtitle(user.role)}</p>
        {user.role === "admin" && <OwnCemetery user={user} />}
      </div>
      <div className="relative -mt-24 px-3 sm:-mt-28 sm:px-5">
        <StatCards />
      </div>
      <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-[1.55fr_1fr]">
        <RecentActivity />
        <div className="grid gap-4 sm:gap-5 md:max-xl:grid-cols-2">
          <QuickAccess />
          <ThemeCard />
        </div>
      </div>
    </div>
  );
}
