// What a typed call becomes on its way.
import { describe, expect, it } from "vitest";
import { typedCalls } from "./calls";

interface Everything {
  [path: string]: Record<string, never>;
}

function recorder(answer: () => Response) {
  const sent: Request[] = [];
  const send = async (request: Request) => {
    sent.push(request);
    return answer();
  };
  // Each path may be called with anything here.
  const calls = typedCalls<Everything>(send) as unknown as Record<
    string,
    (path: string, init?: object) => Promise<{ data: unknown }>
  >;
  return { calls, sent };
}

const json = () => new Response('{"id":3}', { status: 201 });

describe("a typed call", () => {
  it("fills the path, escaping what is no part of it", async () => {
    const { calls, sent } = recorder(json);
    await calls.GET?.("/api/orders/{number}/photos/{id}", {
      params: { path: { number: "a/b c", id: 7 } },
    });
    expect(new URL(sent[0]?.url ?? "").pathname).toBe("/api/orders/a%2Fb%20c/photos/7");
    expect(sent[0]?.credentials).toBe("include");
  });

  it("asks with each of several values, and leaves out what is not there", async () => {
    const { calls, sent } = recorder(json);
    const query = {
      q: "Rossi & figli",
      ids: [1, 2],
      none: [],
      gone: undefined,
      nothing: null,
      no: 0,
    };
    await calls.GET?.("/api/tombs", { params: { query } });
    expect(new URL(sent[0]?.url ?? "").search).toBe("?q=Rossi%20%26%20figli&ids=1&ids=2&no=0");
  });

  it("sends what it is given as JSON, beside other headers", async () => {
    const { calls, sent } = recorder(json);
    const { data } = (await calls.PUT?.("/api/tombs", {
      body: { reference: "A 1" },
      headers: { "If-Match": '"3"' },
    })) ?? { data: null };
    const [request] = sent;
    expect(request?.method).toBe("PUT");
    expect(request?.headers.get("Content-Type")).toBe("application/json");
    expect(request?.headers.get("If-Match")).toBe('"3"');
    expect(await request?.json()).toEqual({ reference: "A 1" });
    expect(data).toEqual({ id: 3 });
  });

  it("leaves a form to the browser, which knows where its parts end", async () => {
    const { calls, sent } = recorder(json);
    const form = new FormData();
    form.append("title", "Rose");
    await calls.POST?.("/api/photos", { body: form });
    expect(sent[0]?.headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
  });

  it("has nothing to tell of an empty answer, and hands over a file as it is", async () => {
    const empty = recorder(() => new Response(null, { status: 204 }));
    expect((await empty.calls.DELETE?.("/api/tombs/1"))?.data).toBeUndefined();
    const file = recorder(() => new Response("%PDF"));
    const blob = (await file.calls.POST?.("/api/labels", { parseAs: "blob" }))?.data as Blob;
    expect(blob.size).toBe(4);
  });
});
