// The session ended while somebody was working: they sign in here and go on where they were.

import { beginSession, type User } from "@/api/current-user";
import { answerSignIn } from "@/api/session";
import { LoginForm } from "@/features/login/login-form";
import { page } from "@/lib/page";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

export function SignInAgain({ user }: { user: User }) {
  const goOn = async (signedIn: User) => {
    // Somebody else must not find this one's work: they begin at their own home.
    if (signedIn.id !== user.id) return page.load("/");
    await beginSession();
    answerSignIn(true);
  };
  const leave = () => answerSignIn(false);
  return (
    <Dialog
      title={staffText.again.title}
      description={staffText.again.hint}
      width="small"
      isForm
      onClose={leave}
    >
      <div className="p-5">
        <LoginForm email={user.email} onSignedIn={goOn}>
          <Button onClick={leave}>{staffText.again.later}</Button>
        </LoginForm>
      </div>
    </Dialog>
  );
}
