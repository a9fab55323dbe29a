// When a page itself breaks (or its chunk cannot be fetched): say so and offer to load it again.
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";

export function PageFailure() {
  return (
    <div className="container-page">
      <Notice title={text.common.failed} hint={text.common.failedHint} role="alert" level="h1">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {text.common.retry}
        </Button>
      </Notice>
    </div>
  );
}
