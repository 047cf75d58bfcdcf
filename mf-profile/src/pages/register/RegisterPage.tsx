import { useParcel, usePortal } from '@portal/remote/usePortal';
import { useState } from 'react';
import { DATA_STEP_LIFETIME_MS } from '../../access/accessDraft.ts';
import { afterLogin } from '../../access/afterLogin.ts';
import { CodeStep, type Validated } from '../../access/CodeStep.tsx';
import { readPurpose } from '../../access/readPurpose.ts';
import { texts } from '../../access/texts.ts';
import { useAccessDraft } from '../../access/useAccessDraft.ts';
import { Welcome } from '../../access/Welcome.tsx';
import { passkeyOffer, passkeyOfferPath } from '../../passkeys/passkeyOffer.ts';
import { ClientDataStep } from './ClientDataStep.tsx';
import { RegistrationContactStep } from './RegistrationContactStep.tsx';
import { SignUpStep } from './SignUpStep.tsx';

/** `/registo`: contact, code, client data, and the customer is logged in (SHL-23, PRO-21). */
export default function RegisterPage() {
  const { native, navigation, overlays, session } = usePortal();
  const { location } = useParcel();
  const [draft, setDraft] = useAccessDraft();
  const [byPassword, setByPassword] = useState(false);

  const canOffer = () => passkeyOffer(native.platform);

  async function enter(token: string, offersPasskey = false): Promise<void> {
    await session.adopt(token);
    setDraft(null);
    const path = afterLogin(location.search);
    if (offersPasskey) navigation.navigate(passkeyOfferPath(path));
    else if (path !== null) navigation.navigate(path, { replace: true });
  }

  async function goOn({ token, registrationToken, offersPasskey }: Validated): Promise<void> {
    if (draft === null) return;
    // A known customer who took the way of registering is simply logged in.
    if (token !== undefined) return enter(token, offersPasskey);
    overlays.toast({ message: texts.code.validated[draft.channel], tone: 'success' });
    const expiresAt = Date.now() + DATA_STEP_LIFETIME_MS;
    setDraft({ ...draft, step: 'data', expiresAt, registrationToken });
  }

  const isFirstStep = draft === null || draft.step === 'parked';
  return (
    <Welcome>
      {isFirstStep && byPassword && <SignUpStep onBack={() => setByPassword(false)} />}
      {isFirstStep && !byPassword && (
        <RegistrationContactStep
          key={draft?.contact}
          parked={draft}
          search={location.search}
          purpose={readPurpose(location.state)}
          onCodeSent={setDraft}
          onPassword={() => setByPassword(true)}
        />
      )}
      {draft?.step === 'code' && (
        <CodeStep
          key={draft.contact}
          draft={draft}
          onValidated={goOn}
          canOffer={canOffer}
          onChange={setDraft}
        />
      )}
      {draft?.step === 'data' && (
        <ClientDataStep
          draft={draft}
          onRegistered={async (token) => {
            await enter(token);
            overlays.toast({ message: texts.register.done, tone: 'success' });
          }}
          onRestart={() => setDraft(null)}
        />
      )}
    </Welcome>
  );
}
