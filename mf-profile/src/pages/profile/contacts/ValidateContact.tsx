import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { formatCountdown } from '@portal/domain/time/formatCountdown';
import { EMAIL_INVALID_IN_FORM } from '@portal/domain/contact/isEmail';
import { PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { CODE_INVALID, isVerificationCode } from '@portal/domain/access/isVerificationCode';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { CodeField } from '@portal/ui/CodeField';
import { Form } from '@portal/ui/Form';
import { Row } from '@portal/ui/Stack';
import { useQueryClient } from '@portal/remote/query';
import { useEffect, useState } from 'react';
import { isWrongCode } from '../../../access/isWrongCode.ts';
import { readLogin } from '../../../access/readLogin.ts';
import { useCodeRequest } from '../../../access/useCodeRequest.ts';
import { useSecondsLeft } from '@portal/ui/useSecondsLeft';
import { clientKey } from '@portal/remote/clientKey';
import type { ContactAttempt } from '../../../access/contactAttempt.ts';
import { ContactField } from './ContactField.tsx';
import { texts } from '../texts.ts';

/** How long the failure message stays, in milliseconds (PRO-11). */
const FAILURE_MS = 5000;

export interface ValidateContactProps {
  attempt: ContactAttempt;
  /** What happens with the contact that this one replaces; without one it is the first of its kind. */
  hint?: string;
  onChange: (attempt: ContactAttempt) => void;
  onValidated: () => void;
  onCancel: () => void;
}

/** Enter the contact, request a code, enter its six digits (PRO-10). */
export function ValidateContact({
  attempt,
  hint,
  onChange,
  onValidated,
  onCancel,
}: ValidateContactProps) {
  const { overlays, session } = usePortal();
  const identity = useApi(createIdentityApi);
  const queryClient = useQueryClient();
  const replaces = hint !== undefined;
  const request = useCodeRequest(null, { replaces });
  const { channel, contact, draft } = attempt;
  const [code, setCode] = useState('');
  // Each is an object of its own: the same words once more stay as long again.
  const [failure, setFailure] = useState<{ words: string } | null>(null);
  const fail = (words: string): void => setFailure({ words });
  const secondsLeft = useSecondsLeft(draft?.resendAt ?? 0);

  useEffect(() => {
    if (failure === null || draft === null) return undefined;
    const timer = setTimeout(() => setFailure(null), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failure, draft]);

  const validate = useAction<string, void>(
    async (digits) => {
      if (draft === null) return;
      if (replaces) await identity.validateContactChange({ code: digits });
      else if (channel === 'phone')
        await identity.validatePhone({ phone: draft.contact, code: digits });
      else await identity.validateEmail({ email: draft.contact, code: digits });
      await queryClient.invalidateQueries({ queryKey: clientKey });
      void session.refresh().catch(() => undefined);
      onValidated();
    },
    {
      onError: async (error) => {
        fail(CODE_INVALID);
        if (!isWrongCode(error)) await showApiError(overlays, error);
      },
    },
  );

  async function requestCode(): Promise<void> {
    if (contact.trim() === '') return fail(texts.required);
    const login = readLogin(contact);
    if (login?.channel !== channel) {
      return fail(channel === 'phone' ? PHONE_INVALID : EMAIL_INVALID_IN_FORM);
    }
    const next = await request.run(login);
    if (!next) return;
    onChange({ ...attempt, draft: next });
    setCode('');
    setFailure(null);
  }

  function submit(digits: string): void {
    if (draft === null) void requestCode();
    else if (isVerificationCode(digits)) void validate.run(digits);
    else fail(CODE_INVALID);
  }

  const words = texts.access;
  const isBusy = request.busy || validate.busy;
  return (
    <Form boxed gap="medium" onSubmit={() => submit(code)}>
      {draft === null && (
        <ContactField
          kind={channel}
          label={words.field[channel]}
          hint={hint}
          value={contact}
          error={failure?.words ?? null}
          onChange={(typed) => {
            setFailure(null);
            onChange({ ...attempt, contact: typed });
          }}
        />
      )}
      {draft !== null && (
        <CodeField
          label={words.code}
          value={code}
          error={failure?.words ?? null}
          onChange={setCode}
          onComplete={submit}
        />
      )}
      <Row gap="small">
        <Button type="submit" size="small" loading={isBusy}>
          {draft === null ? words.requestCode : words.confirm}
        </Button>
        {draft !== null && (
          <Button variant="ghost" size="small" disabled={secondsLeft > 0} onClick={requestCode}>
            {secondsLeft > 0 ? words.resendIn(formatCountdown(secondsLeft)) : words.resend}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Row>
    </Form>
  );
}
