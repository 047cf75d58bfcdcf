import type { AcceptedTermsRequest } from '@portal/contract/overlays';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { acceptedTermsText } from '../legal/acceptedTermsText.ts';
import { LegalBlocks } from '../legal/LegalBlocks.tsx';
import { texts } from './texts.ts';

/** The terms of one company (SID-16). */
export function AcceptedTermsDialog({
  request,
  onClose,
}: {
  request: AcceptedTermsRequest;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={texts.terms(request.name)}
      kind="plain"
      wide
      closable
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <LegalBlocks parts={acceptedTermsText(request)} />
    </Dialog>
  );
}
