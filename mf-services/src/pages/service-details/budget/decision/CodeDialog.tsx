import { ApiError } from '@portal/api/http/apiError';
import { CODE_INVALID, isVerificationCode } from '@portal/domain/access/isVerificationCode';
import { formatCountdown } from '@portal/domain/time/formatCountdown';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { CodeField } from '@portal/ui/CodeField';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { Text } from '@portal/ui/Text';
import { useSecondsLeft } from '@portal/ui/useSecondsLeft';
import { useState } from 'react';
import { texts } from './texts.ts';
import { RESEND_MS } from './limits.ts';
import { useBudgetCalls } from '../calls/useBudgetCalls.ts';

/** A code on its way: to which contact, masked, and since when. */
export interface SentCode {
  to: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface CodeDialogProps {
  workId: string;
  sent: SentCode;
  /** The words that conclude (BUD-22). */
  conclusion: string;
  /** Another code is on its way. */
  onSent: (sent: SentCode) => void;
  onProof: (proof: string) => void;
  onLeave: () => void;
}

/** Refused, and neither for want of a session nor for too many tries (C-391). */
function isWrongCode(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false;
  const { status } = failure;
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

function useCode({ workId, onSent, onProof }: CodeDialogProps) {
  const { overlays } = usePortal();
  const budgets = useBudgetCalls(workId);
  const [keys] = useState(() => createRequestKeys<string[]>());
  const [error, setError] = useState<string | null>(null);
  const validate = useAction<string>(
    async (code) => {
      const { proof } = await budgets.validateCode(workId, keys.keyFor(['validate', code]), code);
      onProof(proof);
    },
    {
      onError: async (failure) => {
        keys.settle();
        if (isWrongCode(failure)) setError(CODE_INVALID);
        else await showApiError(overlays, failure);
      },
    },
  );
  const resend = useAction(async () => {
    const { sent_to: to } = await budgets.requestCode(workId, keys.keyFor(['send']));
    keys.settle();
    setError(null);
    onSent({ to, at: Date.now() });
    overlays.toast({ message: texts.resent, tone: 'success' });
  });
  return { error, setError, validate, resend };
}

/** The last step of a decision above the provider's amount: the code that was sent to the login contact (BUD-32). */
export default function CodeDialog(props: CodeDialogProps) {
  const { sent, conclusion, onLeave } = props;
  const { provider } = usePortal();
  const { error, setError, validate, resend } = useCode(props);
  const [code, setCode] = useState('');
  const left = useSecondsLeft(sent.at + RESEND_MS);
  const submit = () => {
    if (isVerificationCode(code)) void validate.run(code);
    else setError(CODE_INVALID);
  };
  return (
    <Dialog
      title={texts.title}
      kind="plain"
      start="field"
      closable
      onClose={onLeave}
      actions={
        <>
          <Button variant="primary" loading={validate.busy} onClick={submit}>
            {conclusion}
          </Button>
          <Button variant="ghost" disabled={left > 0} onClick={() => resend.run()}>
            {left > 0 ? texts.resendIn(formatCountdown(left)) : texts.resend}
          </Button>
        </>
      }
    >
      <Text>{provider.isDemo ? texts.demo : texts.sentTo(sent.to)}</Text>
      <Form onSubmit={submit}>
        <CodeField
          label={texts.label}
          value={code}
          error={error}
          onChange={(digits) => {
            setCode(digits);
            setError(null);
          }}
        />
      </Form>
    </Dialog>
  );
}
