import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { Info } from '@portal/ui/icons/states/Info';
import { Page } from '@portal/ui/Page';
import { Stack } from '@portal/ui/Stack';
import { texts as common } from '../texts.ts';
import { appHref } from '../work/appHref.ts';
import { texts } from './texts.ts';

/** The lite home of a visitor without a link, or whose link has ended (C-24). */
export function LiteWelcome() {
  const { navigation, overlays, provider } = usePortal();
  const { lite } = useSession();
  const hasEnded = lite?.hasEnded ?? false;
  const isBookable = provider.schedulerModule === 'FULL';
  return (
    <Page width="narrow">
      <EmptyState
        titleAs="h1"
        icon={hasEnded ? <Info /> : <CalendarPlus />}
        title={hasEnded ? texts.endedTitle : texts.welcomeTitle(provider.name)}
        action={
          <Stack gap="small">
            {isBookable && (
              <Button
                variant="primary"
                block
                icon={<CalendarPlus />}
                href={appHref(navigation, '/schedule-lite')}
              >
                {common.newAppointment}
              </Button>
            )}
            {!lite?.hasAccount && (
              <Button
                variant={isBookable ? 'secondary' : 'primary'}
                block
                onClick={() => overlays.liteRegister({ directly: true })}
              >
                {texts.createAccount}
              </Button>
            )}
          </Stack>
        }
      >
        {hasEnded
          ? texts.endedBody(provider.name)
          : isBookable
            ? texts.welcomeBody
            : texts.contactBody}
      </EmptyState>
    </Page>
  );
}
