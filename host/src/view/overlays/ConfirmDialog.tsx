import type { ConfirmRequest } from '@portal/contract/overlays';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { FactRows } from '@portal/ui/Facts';
import { Text } from '@portal/ui/Text';
import { ConfirmSections } from './ConfirmSections.tsx';
import { texts } from './texts.ts';

export function ConfirmDialog({
  request,
  onAnswer,
}: {
  request: ConfirmRequest;
  onAnswer: (confirmed: boolean) => void;
}) {
  const { alternative } = request;
  const danger = request.tone === 'danger';
  return (
    <Dialog
      title={request.title}
      kind={danger ? 'danger' : 'confirm'}
      onClose={() => onAnswer(false)}
      actions={
        <>
          {alternative && (
            <Button
              variant={danger ? 'primary' : 'secondary'}
              onClick={() => {
                onAnswer(false);
                alternative.onChoose();
              }}
            >
              {alternative.label}
            </Button>
          )}
          <Button onClick={() => onAnswer(false)}>{request.cancelLabel ?? texts.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {request.confirmLabel}
          </Button>
        </>
      }
    >
      {request.figure && (
        <Text size="amount" figures>
          {request.figure}
        </Text>
      )}
      {request.content && request.content.length > 0 && <FactRows facts={request.content} />}
      {request.body}
      {request.sections && <ConfirmSections sections={request.sections} />}
    </Dialog>
  );
}
