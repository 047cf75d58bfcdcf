import { Banner } from '@portal/ui/Banner';
import { texts } from './texts.ts';

/** The page cannot reach the server while it waits for a payment. */
export function OfflineNote() {
  return (
    <Banner tone="offline" title={texts.offlineTitle} live>
      {texts.offlineUnknown}
    </Banner>
  );
}
