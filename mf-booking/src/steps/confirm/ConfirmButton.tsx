import type { Client } from '@portal/api/account/client';
import { Button } from '@portal/ui/Button';
import { contactErrors, shownContact } from './contactChange.ts';
import { texts } from '../../texts.ts';
import { useConfirmBooking } from './useConfirmBooking.ts';
import { useMissingItem } from '../item/useMissingItem.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/** Books, once the contact is in order. */
export function ConfirmButton(props: { handle: WizardHandle; client: Client; online: boolean }) {
  const { handle, client, online } = props;
  const confirm = useConfirmBooking(handle, client);
  const errors = contactErrors(shownContact(client, handle.booking.contact));
  const missingItem = useMissingItem(handle);
  const inOrder = missingItem === null && Object.values(errors).every((error) => error === null);
  return (
    <Button
      variant="primary"
      disabled={!inOrder || !online}
      loading={confirm.busy}
      loadingText={texts.booking}
      onClick={() => confirm.run()}
    >
      {online ? texts.book : texts.offlineButton}
    </Button>
  );
}
