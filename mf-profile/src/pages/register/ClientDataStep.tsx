import { ApiError } from '@portal/api/http/apiError';
import { createClientDataApi } from '@portal/api/account/client';
import { EMAIL_INVALID_IN_FORM, isEmail, normaliseEmail } from '@portal/domain/contact/isEmail';
import { normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import { WARNING_TITLE } from '@portal/api/texts';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Form } from '@portal/ui/Form';
import { PageHeading } from '@portal/ui/PageHeading';
import { TextField } from '@portal/ui/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccessDraft } from '../../access/accessDraft.ts';
import { showContact } from '../../access/readLogin.ts';
import { texts } from '../../access/texts.ts';
import { OtherContactField } from './OtherContactField.tsx';
import { showRegistrationError } from './showRegistrationError.ts';
import { TermsField } from './TermsField.tsx';

interface Errors {
  name?: string;
  other?: string;
  terms?: string;
}

export interface ClientDataStepProps {
  draft: AccessDraft;
  onRegistered: (token: string) => Promise<void>;
  onRestart: () => void;
}

/** Last step of registering: name, a second contact if wanted, and the terms (PRO-02, PRO-17). */
export function ClientDataStep({ draft, onRegistered, onRestart }: ClientDataStepProps) {
  const { navigation, overlays, report, session } = usePortal();
  const clientData = useApi(createClientDataApi);
  const [name, setName] = useState('');
  const [other, setOther] = useState('');
  // The address may have accepted them in advance (SHL-35).
  const [termsAccepted, setTermsAccepted] = useState(() => session.current().termsAccepted);
  const [errors, setErrors] = useState<Errors>({});
  const isPhone = draft.channel === 'phone';
  const nameField = useRef<HTMLInputElement>(null);

  useEffect(() => nameField.current?.focus(), []);

  const leave = useEffectEvent(() => {
    onRestart();
    return true;
  });
  useEffect(() => navigation.interceptBack(() => leave()), [navigation]);

  const register = useAction<void, void>(
    async () => {
      const phone = isPhone ? draft.contact : normaliseToE164(other);
      const email = isPhone ? normaliseEmail(other) : draft.contact;
      const { token } = await clientData.register({
        name: name.trim(),
        phones: phone === undefined ? [] : [{ number: phone, primary: true }],
        email: email === '' ? null : email,
        token: draft.registrationToken ?? '',
        terms_accepted: true,
      });
      await onRegistered(token);
    },
    {
      onError: async (error) => {
        await showRegistrationError({ overlays, navigation, report }, error);
        // The validation of the contact was used up or has expired: it starts again.
        if (error instanceof ApiError && error.status === 409) onRestart();
      },
    },
  );

  async function submit(): Promise<void> {
    const found = check();
    setErrors(found);
    if (found.terms !== undefined) await overlays.warn({ title: WARNING_TITLE, body: found.terms });
    if (Object.keys(found).length === 0) await register.run();
  }

  function check(): Errors {
    const found: Errors = {};
    if (name.trim() === '') found.name = texts.required;
    if (other.trim() !== '' && isPhone && !isEmail(normaliseEmail(other))) {
      found.other = EMAIL_INVALID_IN_FORM;
    }
    if (other.trim() !== '' && !isPhone && !isContactPhone(other)) found.other = PHONE_INVALID;
    if (!termsAccepted) found.terms = texts.register.termsMissing;
    return found;
  }

  return (
    <>
      <PageHeading description={texts.register.dataPurpose}>{texts.register.dataTitle}</PageHeading>
      <Form onSubmit={submit}>
        <TextField
          label={texts.register.validatedContact[draft.channel]}
          value={showContact(draft)}
          locked
          figures
        />
        <TextField
          ref={nameField}
          label={texts.register.name}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={150}
          value={name}
          error={errors.name}
          onChange={(value) => {
            setName(value);
            setErrors({ ...errors, name: undefined });
          }}
        />
        <OtherContactField
          isEmail={isPhone}
          value={other}
          error={errors.other}
          onChange={(value) => {
            setOther(value);
            setErrors({ ...errors, other: undefined });
          }}
        />
        <TermsField
          checked={termsAccepted}
          error={errors.terms}
          onChange={(checked) => {
            setTermsAccepted(checked);
            setErrors({ ...errors, terms: undefined });
          }}
        />
        <Button type="submit" variant="primary" block loading={register.busy}>
          {texts.register.submit}
        </Button>
      </Form>
    </>
  );
}
