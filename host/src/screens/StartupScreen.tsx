import { Button } from '@portal/ui/Button';
import { Stack } from '@portal/ui/Stack';
import { useShell } from '../useShell.ts';
import type { StartupState } from '../startup/startupState.ts';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../session/cookies.ts';
import { texts } from '../texts.ts';
import { MessageScreen } from './MessageScreen.tsx';

/** What the customer sees while the portal cannot go on, always with a way to. */
export function StartupScreen({ state }: { state: StartupState }) {
  const { startup, session, overlays, domain } = useShell();
  switch (state.kind) {
    case 'starting':
    case 'ready':
      return null;
    case 'provider-not-found': {
      const previous = readCookie(COOKIE_NAMES.previousCompanyUrl);
      return (
        <MessageScreen
          icon="place"
          title={texts.providerNotFoundTitle}
          body={texts.providerNotFoundBody}
          foot={domain}
          action={
            previous ? (
              <Button variant="primary" block href={`${previous}?showCompanies=true`}>
                {texts.myCompanies}
              </Button>
            ) : (
              <Button block onClick={startup.retry}>
                {texts.retry}
              </Button>
            )
          }
        />
      );
    }
    case 'unreachable':
      return (
        <MessageScreen
          icon="connection"
          title={texts.unreachableTitle}
          body={texts.unreachableBody}
          action={
            <Button variant="primary" block onClick={startup.retry}>
              {texts.retryNow}
            </Button>
          }
        />
      );
    case 'terms-needed':
      return (
        <MessageScreen
          icon="terms"
          title={texts.termsTitle}
          body={state.message ?? texts.termsBody}
          action={
            <Stack gap="small">
              <Button variant="primary" block onClick={startup.acceptTerms}>
                {texts.termsAccept}
              </Button>
              <Button block onClick={() => overlays.legal('usage')}>
                {texts.termsRead}
              </Button>
              <Button
                variant="ghost"
                block
                onClick={async () => {
                  await session.end();
                  startup.retry();
                }}
              >
                {texts.logout}
              </Button>
            </Stack>
          }
        />
      );
    case 'failed':
      return (
        <MessageScreen
          icon="problem"
          title={texts.failedTitle}
          body={state.message ?? texts.failedBody}
          action={
            <Stack gap="small">
              <Button variant="primary" block onClick={startup.retry}>
                {texts.retry}
              </Button>
              {window.history.length > 1 && (
                <Button block onClick={() => window.history.back()}>
                  {texts.goBack}
                </Button>
              )}
            </Stack>
          }
        />
      );
  }
}
