import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { useShell } from '../useShell.ts';
import { texts } from '../../shell/update/texts.ts';
import { updateInPlace } from '../../shell/update/updateInPlace.ts';

/** A release of this page was withdrawn: it stays until the page was loaded again. */
export function WithdrawnBanner() {
  const shell = useShell();
  return (
    <Banner
      tone="danger"
      title={texts.withdrawnTitle}
      live
      actions={<Button onClick={() => void updateInPlace(shell)}>{texts.update}</Button>}
    >
      {texts.withdrawnBody}
    </Banner>
  );
}
