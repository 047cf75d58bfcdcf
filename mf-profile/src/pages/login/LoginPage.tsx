import { usePortal, useParcel } from '@portal/remote/usePortal';
import { REGISTRATION_PATH } from '../../access/loginPath.ts';
import { afterLogin } from '../../access/afterLogin.ts';
import { DATA_STEP_LIFETIME_MS } from '../../access/accessDraft.ts';
import { CodeStep, type Validated } from '../../access/CodeStep.tsx';
import { readPurpose } from '../../access/readPurpose.ts';
import { texts } from '../../access/texts.ts';
import { useAccessDraft } from '../../access/useAccessDraft.ts';
import { Welcome } from '../../access/Welcome.tsx';
import { passkeyOffer, passkeyOfferPath } from '../../passkeys/passkeyOffer.ts';
import { ContactStep } from './ContactStep.tsx';

/** `/login`: password, or a code by SMS or e-mail (SHL-24). */
export default function LoginPage() {
  const { native, navigation, overlays, session } = usePortal();
  const { location } = useParcel();
  const [draft, setDraft] = useAccessDraft();

  const canOffer = () => passkeyOffer(native.platform);

  async function enter(token: string, path: string | null, offersPasskey = false): Promise<void> {
    await session.adopt(token);
    setDraft(null);
    if (offersPasskey) navigation.navigate(passkeyOfferPath(path));
    else if (path !== null) navigation.navigate(path, { replace: true });
  }

  async function goOn({ token, registrationToken, offersPasskey }: Validated): Promise<void> {
    if (draft === null) return;
    if (token !== undefined) {
      const path = draft.forgotPassword ? '/alterar-password' : afterLogin(location.search);
      return enter(token, path, offersPasskey);
    }
    // A contact nobody has registered with yet: only the client data is missing.
    overlays.toast({ message: texts.code.validated[draft.channel], tone: 'success' });
    const expiresAt = Date.now() + DATA_STEP_LIFETIME_MS;
    setDraft({ ...draft, step: 'data', expiresAt, registrationToken });
    navigation.navigate(`${REGISTRATION_PATH}${location.search}`, { replace: true });
  }

  return (
    <Welcome>
      {draft?.step === 'code' ? (
        <CodeStep
          key={draft.contact}
          draft={draft}
          onValidated={goOn}
          canOffer={canOffer}
          onChange={setDraft}
        />
      ) : (
        <ContactStep
          key={draft?.contact}
          parked={draft}
          search={location.search}
          purpose={readPurpose(location.state)}
          onCodeSent={setDraft}
          canOffer={canOffer}
          onToken={(token, offersPasskey) =>
            enter(token, afterLogin(location.search), offersPasskey)
          }
        />
      )}
    </Welcome>
  );
}
