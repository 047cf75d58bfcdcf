import { Banner } from '@portal/ui/Banner';
import { texts } from '../../shell/update/texts.ts';

/** The provider was suspended while this page was open (C-684): nothing can be sent from it, and it leaves by itself. */
export function SuspendedBanner() {
  return (
    <Banner tone="attention" title={texts.suspendedTitle} live>
      {texts.suspendedBody}
    </Banner>
  );
}
