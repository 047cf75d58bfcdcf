import { useOnline } from '@portal/remote/useOnline';
import { Banner } from '@portal/ui/Banner';
import { texts } from '../texts.ts';

/** The server cannot be reached while a payment is awaited. Without any network the shell says so. */
export function OfflineNote() {
  const online = useOnline();
  if (!online) return null;
  return (
    <Banner tone="offline" title={texts.unreachableTitle} live>
      {texts.offlineUnknown}
    </Banner>
  );
}
