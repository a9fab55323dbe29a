// The cemetery of an admin, to be edited: the list of all of them is the superadmins'.
import { Pencil } from "lucide-react";
import { Link } from "react-router";
import type { User } from "@/api/current-user";
import { dashboardText as words } from "@/lib/text/office";
import { buttonLook } from "@/ui/button";

export function OwnCemetery({ user }: { user: Pick<User, "cemetery_id" | "cemetery_name"> }) {
  const { cemetery_id: id, cemetery_name: name } = user;
  if (id === null) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {name && <span className="font-semibold">{name}</span>}
      <Link to={`/cemeteries?apri=${id}`} className={buttonLook()}>
        <Pencil size={17} aria-hidden />
        {words.editCemetery}
      </Link>
    </p>
  );
}
