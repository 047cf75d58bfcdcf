import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Play } from '@portal/ui/icons/controls/Play';
import { Smartphone } from '@portal/ui/icons/things/Smartphone';
import { Stack } from '@portal/ui/Stack';
import { PORTAL_ADDRESSES } from '../../address/portalAddresses.ts';
import { useShell } from '../useShell.ts';
import styles from './LiteFoot.module.css';
import { storesOf } from '../../shell/lite/storesOf.ts';
import { texts } from './texts.ts';

/** At the end of every lite page: the stores and the demonstration video (LITE-13, LITE-14, LITE-22, C-30). */
export default function LiteFoot({ provider }: { provider: ProviderSnapshot }) {
  const { overlays } = useShell();
  const stores = storesOf(navigator.userAgent, provider);
  const video = (
    <Button size="small" variant="ghost" icon={<Play />} onClick={() => void overlays.video()}>
      {texts.video}
    </Button>
  );
  if (stores.length === 0) return <div className={styles.foot}>{video}</div>;
  return (
    <div className={styles.foot}>
      <Card title={texts.takeAlong}>
        <Stack gap="small">
          <div className={styles.stores}>
            {stores.map((store) => (
              <Button
                key={store}
                size="small"
                icon={<Smartphone />}
                href={store === 'play' ? PORTAL_ADDRESSES.playStore : PORTAL_ADDRESSES.appleStore}
                target="_blank"
              >
                {store === 'play' ? texts.playStore : texts.appleStore}
              </Button>
            ))}
          </div>
          {video}
        </Stack>
      </Card>
    </div>
  );
}
