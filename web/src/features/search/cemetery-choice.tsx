// Step 1: the cemeteries of the territory, one card each.
import { LogIn, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Answer } from "@/api/query";
import { text } from "@/lib/text/text";
import { Button, buttonLook } from "@/ui/button";
import { Landscape } from "@/ui/landscape";
import { Notice } from "@/ui/notice";
import { CemeteryLogo } from "./cemetery-logo";
import { chosenCemetery } from "./memory";
import type { useCemeteries } from "./queries";
import { NOTHING_ASKED, searchPath } from "./search-state";

export type Cemetery = Answer<"/api/public/cemeteries">[number];

export function CemeteryChoice({ cemeteries }: { cemeteries: ReturnType<typeof useCemeteries> }) {
  return (
    <>
      <title>{`${text.cemeteries.title} · ${text.common.product}`}</title>
      <div className="relative isolate overflow-hidden">
        <Landscape />
        <div className="container-page pt-16 pb-40 text-center sm:pt-20 sm:pb-52">
          <h1 className="font-serif text-5xl leading-none font-semibold tracking-tight sm:text-6xl">
            {text.cemeteries.title}
          </h1>
          <p className="mx-auto mt-4 max-w-md text-lg text-balance">{text.cemeteries.lead}</p>
        </div>
      </div>
      <div className="container-page -mt-14 sm:-mt-20">
        <Choice cemeteries={cemeteries} />
        <p className="mt-12 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-muted">
          {text.cemeteries.staffHint}
          <Link to="/login" className={buttonLook()}>
            <LogIn size={17} aria-hidden />
            {text.cemeteries.staff}
          </Link>
        </p>
      </div>
    </>
  );
}

function Choice({ cemeteries }: { cemeteries: ReturnType<typeof useCemeteries> }) {
  if (cemeteries.isPending) return <CardSkeletons />;
  if (cemeteries.isError)
    return (
      <Panel>
        <Notice title={text.cemeteries.failed} role="alert">
          <Button variant="primary" onClick={() => void cemeteries.refetch()}>
            {text.common.retry}
          </Button>
        </Notice>
      </Panel>
    );
  if (cemeteries.data.length === 0)
    return (
      <Panel>
        <Notice title={text.cemeteries.empty} />
      </Panel>
    );
  return (
    <ul className="relative flex flex-wrap justify-center gap-5">
      {cemeteries.data.map((cemetery) => (
        <CemeteryCard key={cemetery.id} cemetery={cemetery} />
      ))}
    </ul>
  );
}

const CARD =
  "flex w-full max-w-100 flex-col items-center rounded-2xl border border-line bg-surface px-6 pt-8 pb-6 text-center wrap-anywhere sm:w-72 sm:grow";

function CemeteryCard({ cemetery }: { cemetery: Cemetery }) {
  const navigate = useNavigate();
  const enter = () => {
    chosenCemetery.write(cemetery.id);
    void navigate(searchPath({ ...NOTHING_ASKED, cemeteryId: cemetery.id }));
  };
  return (
    <li className={CARD}>
      <CemeteryLogo logo={cemetery.logo} />
      <h2 className="mt-5 font-serif text-[1.7rem] leading-tight font-semibold">{cemetery.name}</h2>
      {cemetery.address && (
        <p className="mt-2 text-pretty text-muted">
          <MapPin size={16} aria-hidden className="mr-1.5 inline align-[-0.15em]" />
          {cemetery.address}
        </p>
      )}
      <span className="grow" />
      <Button variant="primary" onClick={enter} className="mt-6 w-full max-w-60">
        {text.cemeteries.enter}{" "}
        <span className="sr-only">{text.cemeteries.enterInto(cemetery.name)}</span>
      </Button>
    </li>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="relative mx-auto max-w-3xl rounded-2xl border border-line bg-surface px-5">
      {children}
    </div>
  );
}

function CardSkeletons() {
  return (
    <div role="status" className="relative flex flex-wrap justify-center gap-5">
      <span className="sr-only">{text.common.loading}</span>
      {["a", "b", "c"].map((key) => (
        <div key={key} className={CARD}>
          <span className="skeleton size-24 rounded-full" />
          <span className="skeleton mt-5 h-7 w-48" />
          <span className="skeleton mt-3 h-5 w-36" />
          <span className="skeleton mt-7 h-11 w-full max-w-60 rounded-lg" />
        </div>
      ))}
    </div>
  );
}
