// The columns of the operators' table.
import { Pencil, Trash2 } from "lucide-react";
import type { User } from "@/api/current-user";
import { operatorsText as words } from "@/lib/text/office";
import { staffText } from "@/lib/text/staff";
import { ActiveBadge, Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { canDelete, canEdit } from "./rules";

interface Actions {
  caller: User;
  onEdit: (operator: User) => void;
  onDelete: (operator: User) => void;
}

export function fullName({ name, surname }: Pick<User, "name" | "surname">): string {
  return `${name} ${surname}`.trim();
}

/** Breaks, where it must, before the @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

export function operatorColumns({ caller, onEdit, onDelete }: Actions): Column<User>[] {
  const { columns } = words;
  return [
    {
      id: "id",
      header: columns.id,
      align: "right",
      className: "text-muted",
      cell: ({ id }) => id,
    },
    {
      id: "name",
      header: columns.name,
      isTitle: true,
      className: "min-w-50",
      cell: (operator) => (
        <>
          <span className="block font-semibold wrap-anywhere">{fullName(operator)}</span>
          <span className="block text-sm wrap-anywhere text-muted">
            <Address email={operator.email} />
          </span>
        </>
      ),
    },
    {
      id: "cemetery",
      header: columns.cemetery,
      cell: ({ cemetery_name }) => cemetery_name,
    },
    {
      id: "role",
      header: columns.role,
      cell: ({ role }) => (
        <Badge tone={role === "superadmin" || role === "admin" ? "warm" : "quiet"}>
          {staffText.roles[role]}
        </Badge>
      ),
    },
    {
      id: "business",
      header: columns.business,
      cell: ({ business_name }) => business_name,
    },
    {
      id: "phone",
      header: columns.phone,
      className: "whitespace-nowrap tabular-nums",
      cell: ({ phone }) => phone,
    },
    {
      id: "status",
      header: columns.status,
      cell: ({ enabled }) => <ActiveBadge isActive={enabled} />,
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "whitespace-nowrap text-right",
      cell: (operator) => (
        <>
          {canEdit(caller, operator) && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={words.editOf(fullName(operator))}
              title={staffText.common.edit}
              onClick={() => onEdit(operator)}
            >
              <Pencil size={18} aria-hidden />
            </Button>
          )}
          {canDelete(caller, operator) && (
            <Button
              variant="ghostDanger"
              size="icon"
              aria-label={words.deleteOf(fullName(operator))}
              title={staffText.common.delete}
              onClick={() => onDelete(operator)}
            >
              <Trash2 size={18} aria-hidden />
            </Button>
          )}
        </>
      ),
    },
  ];
}
