// The rows that the filters leave, as a file.
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { kitText } from "@/lib/text/staff";
import { buttonLook } from "./button";
import { Menu, MenuContent, MenuLink, MenuTrigger } from "./menu";

const words = kitText.list;

/** pathOf: where a format is read from. */
export function ExportMenu({ pathOf }: { pathOf: (format: "csv" | "xlsx") => string }) {
  return (
    <Menu>
      <MenuTrigger className={buttonLook()}>
        <Download size={18} aria-hidden />
        {words.export}
      </MenuTrigger>
      <MenuContent>
        <MenuLink href={pathOf("csv")} download>
          <FileText size={18} aria-hidden className="text-muted" />
          {words.csv}
        </MenuLink>
        <MenuLink href={pathOf("xlsx")} download>
          <FileSpreadsheet size={18} aria-hidden className="text-muted" />
          {words.xlsx}
        </MenuLink>
        <p className="px-3 py-1.5 text-sm text-muted">{words.exportHint}</p>
      </MenuContent>
    </Menu>
  );
}
