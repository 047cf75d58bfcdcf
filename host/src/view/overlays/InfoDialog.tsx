import type { InfoRequest } from '@portal/contract/overlays';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { texts } from './texts.ts';

export function InfoDialog({
  kind,
  request,
  onClose,
}: {
  kind: 'info' | 'warn';
  request: InfoRequest;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={request.title}
      kind={kind}
      onClose={onClose}
      actions={
        <Button variant="primary" block onClick={onClose}>
          {request.closeLabel ?? texts.ok}
        </Button>
      }
    >
      {request.body}
    </Dialog>
  );
}
