import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Row } from '@portal/ui/Stack';
import { texts } from '../texts.ts';

export interface BillingActionsProps {
  changed: boolean;
  disabled: boolean;
  onSave: () => Promise<void>;
  onRemove?: () => Promise<void>;
}

/** Saves what was changed of a billing entry, and removes one that is stored. */
export function BillingActions({ changed, disabled, onSave, onRemove }: BillingActionsProps) {
  const { overlays } = usePortal();
  const save = useAction(onSave, { onError: (error) => showApiError(overlays, error) });
  const remove = useAction(async () => onRemove?.());
  return (
    (changed || onRemove) && (
      <Row gap="small">
        {changed && (
          <Button size="small" loading={save.busy} disabled={disabled} onClick={() => save.run()}>
            {texts.saveBilling}
          </Button>
        )}
        {onRemove && (
          <Button
            size="small"
            variant="dangerGhost"
            loading={remove.busy}
            disabled={disabled}
            onClick={() => remove.run()}
          >
            {texts.removeBilling}
          </Button>
        )}
      </Row>
    )
  );
}
