// A request in full, its answer, or the form of the answer.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatMoment } from "@/lib/dates";
import { mailLink } from "@/lib/links";
import { requestsText as words } from "@/lib/text/moderation";
import { SENT } from "@/lib/use-return";
import { buttonLook } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ExternalLink } from "@/ui/external-link";
import { AnswerForm } from "./answer-form";
import type { RelativeRequest } from "./queries";
import { personName, tombOf } from "./request-card";

interface Props {
  request: RelativeRequest;
  onClose: () => void;
}

export function RequestDialog({ request, onClose }: Props) {
  return (
    <Dialog
      title={words.title(words.kinds[request.kind])}
      description={words.received(formatMoment(request.createdAt))}
      width="medium"
      isForm={request.status === "open"}
      onClose={onClose}
    >
      <div className="grid gap-5 p-5">
        <Person request={request} />
        <section className="grid gap-2">
          <h3 className="font-semibold">{words.text}</h3>
          <p className="rounded-lg bg-sunken p-4 wrap-anywhere whitespace-pre-line">
            {request.text}
          </p>
        </section>
        <Requester request={request} />
        {request.status !== "open" && <Answered request={request} />}
      </div>
      {request.status === "open" && <AnswerForm request={request} onClose={onClose} />}
    </Dialog>
  );
}

function Person({ request }: Pick<Props, "request">) {
  const { deceased_id: id, cemetery_name } = request;
  const place = [...tombOf(request), cemetery_name].join(" · ");
  return (
    <section className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h3 className="font-serif text-2xl leading-tight font-semibold wrap-anywhere">
          {personName(request)}
        </h3>
        <p className="text-[0.95rem] text-muted">{place}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Link to={`/deceased?apri=${id}`} state={SENT} className={buttonLook()}>
          {words.record}
        </Link>
        <ExternalLink href={`/memorial/${id}`} variant="ghost">
          {words.memorial}
        </ExternalLink>
      </div>
    </section>
  );
}

function Requester({ request }: Pick<Props, "request">) {
  const { name, relation, email, phone } = request;
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[9.5rem_1fr]">
      <Fact name={words.requester}>{relation ? `${name} (${relation})` : name}</Fact>
      <Fact name={words.email}>
        <a href={mailLink(email)} className="rounded underline underline-offset-3">
          {email}
        </a>
      </Fact>
      {phone && <Fact name={words.phone}>{phone}</Fact>}
    </dl>
  );
}

function Answered({ request }: Pick<Props, "request">) {
  const { status, handledAt, handled_by_name: by, note } = request;
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="font-semibold">{words.answer}</h3>
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[9.5rem_1fr]">
        <Fact name={words.outcome}>{words.status[status]}</Fact>
        {handledAt && (
          <Fact name={words.when}>{[formatMoment(handledAt), by].filter(Boolean).join(", ")}</Fact>
        )}
        <Fact name={words.noteSent}>
          <span className="whitespace-pre-line">{note ?? words.noNote}</span>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
