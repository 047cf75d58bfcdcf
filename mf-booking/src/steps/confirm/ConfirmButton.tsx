import type { Client } from '@portal/api/account/client';
import { Button } from '@portal/ui/Button';
import { earlyStartBefore } from '../../booking/earlyStartBefore.ts';
import { contactErrors, shownContact } from './contactChange.ts';
import { texts } from '../../texts.ts';
import { bookLabel } from './bookLabel.ts';
import { useConfirmBooking } from './useConfirmBooking.ts';
import { useMissingItem } from '../item/useMissingItem.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/** Books, once the contact is in order and what begins inside the time for withdrawing is asked for. */
export function ConfirmButton(props: {
  handle: WizardHandle;
  client: Client;
  online: boolean;
  /** The request to begin early is missing (LAW-09). */
  onMissing: () => void;
}) {
  const { handle, client, online, onMissing } = props;
  const confirm = useConfirmBooking(handle, client);
  const errors = contactErrors(client, shownContact(client, handle.booking.contact));
  const missingItem = useMissingItem(handle);
  const inOrder = missingItem === null && Object.values(errors).every((error) => error === null);
  const isMissing = earlyStartBefore(handle.booking) !== null && !handle.booking.earlyStart;
  return (
    <Button
      variant="primary"
      disabled={!inOrder || !online}
      loading={confirm.busy}
      loadingText={texts.booking}
      onClick={() => (isMissing ? onMissing() : confirm.run())}
    >
      {online ? bookLabel(handle.booking) : texts.offlineButton}
    </Button>
  );
}
