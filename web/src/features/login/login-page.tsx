// /login: the operators' door, and the way back for whoever came to it by mistake.
import { ArrowLeft, Search } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { beginSession } from "@/api/current-user";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { buttonLook } from "@/ui/button";
import { earlyPart } from "@/ui/early-part";
import { Landscape } from "@/ui/landscape";
import { toast } from "@/ui/toast-store";
import { LoginForm } from "./login-form";
import { loginFailed } from "./queries";

const ForgotDialog = earlyPart(async () => (await import("./forgot-dialog")).ForgotDialog);

const { login: words } = staffText;

export function LoginPage() {
  const navigate = useNavigate();
  const [isForgotten, setForgotten] = useState(false);
  const enter = async () => {
    const user = await beginSession().catch(() => undefined);
    if (!user) return loginFailed(user === null ? words.notKept : staffText.common.unreachable);
    toast({ title: words.done, description: words.welcome(`${user.name} ${user.surname}`) });
    await navigate("/");
  };
  return (
    <div className="relative isolate -mb-20 flex min-h-[calc(100dvh-3.8rem)] flex-col overflow-hidden">
      <title>{`${words.title} · ${text.common.product}`}</title>
      <Landscape />
      <div className="mx-auto w-full max-w-md px-4 pt-6 pb-24 sm:pt-10">
        <Link to="/search" className={buttonLook({ variant: "outline" })}>
          <ArrowLeft size={18} aria-hidden />
          {words.back}
        </Link>
        <section className="mt-4 rounded-2xl border border-line bg-surface p-6 sm:p-8">
          <h1 className="font-serif text-4xl leading-tight font-semibold tracking-tight">
            {words.title}
          </h1>
          <p className="mt-1 mb-6 text-balance text-muted">{words.lead}</p>
          <LoginForm onSignedIn={enter} />
          <button
            type="button"
            onClick={() => setForgotten(true)}
            className="mt-4 rounded py-1 text-brand-text underline underline-offset-4"
          >
            {words.forgot}
          </button>
        </section>
        <section className="mt-4 rounded-2xl border border-line bg-surface p-6 sm:px-8">
          <h2 className="font-serif text-2xl font-semibold">{words.visitorTitle}</h2>
          <p className="mt-1 text-muted">{words.visitor}</p>
          <Link to="/search" className={`${buttonLook()} mt-4 w-full`}>
            <Search size={18} aria-hidden />
            {words.visitorButton}
          </Link>
        </section>
      </div>
      {isForgotten && (
        <Suspense fallback={null}>
          <ForgotDialog onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </div>
  );
}
