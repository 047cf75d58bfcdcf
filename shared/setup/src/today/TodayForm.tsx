import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { Row } from '@portal/ui/Stack';
import { useState, type ReactNode } from 'react';
import { texts } from './texts.ts';

/** A form of the page of today: what is wrong is said once it is sent, and it may be finished later. */
export function TodayForm(props: {
  title: string;
  send: string;
  sending: string;
  refusal: string | null;
  /** Sends it, unless something is wrong with it. */
  onSend: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, send, sending, refusal, onSend, onClose, children } = props;
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await onSend();
    setBusy(false);
  }

  return (
    <Dialog title={title} kind="plain" start="field" wide onClose={onClose}>
      <Form onSubmit={submit}>
        {children}
        {refusal !== null && (
          <Banner tone="danger" live>
            {refusal}
          </Banner>
        )}
        <Row>
          <Button variant="primary" type="submit" loading={busy} loadingText={sending}>
            {send}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {texts.finishLater}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
