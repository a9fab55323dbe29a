// What one says to whoever comes in.
import { dashboardText as words } from "@/lib/text/office";

export function greeting(hour: number): string {
  if (hour >= 5 && hour < 13) return words.greetings.morning;
  return hour >= 13 && hour < 18 ? words.greetings.afternoon : words.greetings.evening;
}

/** The specification shows the role as it is stored. */
export function subtitle(role: string): string {
  return role === "superadmin" ? words.superadmin : words.other(role);
}
