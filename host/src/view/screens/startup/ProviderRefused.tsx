import { Button } from '@portal/ui/Button';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { Stack } from '@portal/ui/Stack';
import { BASE } from '../../../address/appPath.ts';
import { WELCOME_PATH } from '../../../shell/startup/provider/welcomePath.ts';
import { useShell } from '../../useShell.ts';
import { MessageScreen } from '../MessageScreen.tsx';
import { startupTexts } from './startupTexts.ts';

/** The lookup of the provider was refused: there is nothing to show here (C-69). */
export function ProviderRefused() {
  const { startup, domain, boot } = useShell();
  const { title, refused, search } = startupTexts.providerNotFound;
  return (
    <MessageScreen
      icon={<MapPin />}
      title={title}
      body={refused}
      foot={domain}
      action={
        <Stack gap="small">
          <Button variant="primary" block onClick={startup.retry}>
            {startupTexts.retry}
          </Button>
          {boot.provider === null && (
            <Button block onClick={() => window.location.assign(BASE + WELCOME_PATH)}>
              {search}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
