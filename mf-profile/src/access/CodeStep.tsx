import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { CODE_INVALID, isVerificationCode } from '@portal/domain/access/isVerificationCode';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { CodeField } from '@portal/ui/CodeField';
import { Form } from '@portal/ui/Form';
import { PageHeading } from '@portal/ui/PageHeading';
import { Row, Stack } from '@portal/ui/Stack';
import { TextLink } from '@portal/ui/TextLink';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccessDraft } from './accessDraft.ts';
import { isWrongCode } from './isWrongCode.ts';
import { showContact } from './readLogin.ts';
import { readSentCode } from './readSentCode.ts';
import { Resend } from './Resend.tsx';
import { texts } from './texts.ts';
import { useCodeRequest } from './useCodeRequest.ts';

export interface Validated {
  token?: string;
  registrationToken?: string;
  /** A passkey is to be offered once the session is there (ACC-09). */
  offersPasskey?: boolean;
}

export interface CodeStepProps {
  draft: AccessDraft;
  onValidated: (answer: Validated) => Promise<void>;
  /** What the login says of whether the page could offer a passkey. */
  canOffer: () => Promise<{ can_passkey?: true }>;
  /** A new code was sent, or the draft was parked to choose another contact. */
  onChange: (draft: AccessDraft) => void;
}

/** Enter the 6-digit code (PRO-10); it is sent by itself when the sixth digit arrives. */
export function CodeStep({ draft, onValidated, canOffer, onChange }: CodeStepProps) {
  const { navigation, overlays } = usePortal();
  const identity = useApi(createIdentityApi);
  const request = useCodeRequest();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  // The button that led here is gone: without this the focus falls to the page and the keyboard of a phone closes.
  useEffect(() => field.current?.focus(), []);

  const park = () => onChange({ ...draft, step: 'parked' });
  const leave = useEffectEvent(() => {
    park();
    return true;
  });
  useEffect(() => navigation.interceptBack(() => leave()), [navigation]);

  const validate = useAction<string, void>(
    async (digits) => {
      const offerable = await canOffer();
      const validation =
        draft.channel === 'phone'
          ? identity.validatePhone({ phone: draft.contact, code: digits, ...offerable })
          : identity.validateEmail({ email: draft.contact, code: digits, ...offerable });
      // However it fails (ERR-43); what fails after it says nothing of the code (C-284).
      validation.catch(() => setError(CODE_INVALID));
      const answer = await validation;
      await onValidated({
        token: answer.token,
        registrationToken: answer.registration_token,
        offersPasskey: answer.offer_passkey,
      });
    },
    {
      onError: async (failure) => {
        if (!isWrongCode(failure)) await showApiError(overlays, failure);
      },
    },
  );

  function submit(digits: string): void {
    if (isVerificationCode(digits)) void validate.run(digits);
    else setError(CODE_INVALID);
  }

  const takeSentCode = useEffectEvent((sent: string) => {
    setCode(sent);
    submit(sent);
  });
  useEffect(() => {
    if (draft.channel !== 'phone') return undefined;
    const waiting = new AbortController();
    void readSentCode(waiting.signal).then((sent) => {
      if (sent !== undefined) takeSentCode(sent);
    });
    return () => waiting.abort();
  }, [draft.channel, draft.resendAt]);

  async function resend(): Promise<void> {
    const next = await request.run(draft);
    if (!next) return;
    setCode('');
    setError(null);
    onChange({ ...next, forgotPassword: draft.forgotPassword });
    if (!next.isUncertain) overlays.toast({ message: texts.code.resent, tone: 'success' });
  }

  return (
    <>
      <PageHeading
        description={texts.code[draft.isUncertain ? 'uncertain' : 'sentTo'](showContact(draft))}
      >
        {texts.code.title}
      </PageHeading>
      <Form onSubmit={() => submit(code)}>
        <CodeField
          ref={field}
          label={texts.code.label}
          value={code}
          error={error}
          onChange={(digits) => {
            setCode(digits);
            setError(null);
          }}
          onComplete={submit}
        />
        <Button type="submit" variant="primary" block loading={validate.busy}>
          {texts.code.confirm}
        </Button>
      </Form>
      <Stack gap="small">
        <Resend resendAt={draft.resendAt} onResend={resend} />
        <Row>
          <TextLink standalone onClick={park}>
            {texts.code.change}
          </TextLink>
        </Row>
      </Stack>
    </>
  );
}
