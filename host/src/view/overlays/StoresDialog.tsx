import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Smartphone } from '@portal/ui/icons/things/Smartphone';
import { Stack } from '@portal/ui/Stack';
import { useAtomValue } from 'jotai';
import { offeredStores } from '../../shell/prompts/offeredStores.ts';
import { PORTAL_ADDRESSES } from '../../address/portalAddresses.ts';
import { startupAtom } from '../../shell/state/startupAtom.ts';
import { texts } from './texts.ts';

/** The app in the stores (CKE-23): the store of this device, or both where it could be either. */
export function StoresDialog({ onClose }: { onClose: () => void }) {
  const startup = useAtomValue(startupAtom);
  const stores =
    startup.kind === 'ready' ? offeredStores(navigator.userAgent, startup.provider) : [];
  return (
    <Dialog
      title={texts.stores.title}
      icon={<Smartphone />}
      onClose={onClose}
      actions={
        <Stack gap="small">
          {stores.map((store) => (
            <Button
              key={store}
              // One button of the screen at most is the next thing to do.
              variant={stores.length === 1 ? 'primary' : 'tonal'}
              block
              href={store === 'play' ? PORTAL_ADDRESSES.playStore : PORTAL_ADDRESSES.appleStore}
              target="_blank"
              onClick={onClose}
            >
              {texts.stores[store]}
            </Button>
          ))}
          <Button block onClick={onClose}>
            {texts.stores.later}
          </Button>
        </Stack>
      }
    >
      {texts.stores.body}
    </Dialog>
  );
}
