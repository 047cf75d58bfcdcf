import { useProvider } from '@portal/remote/useProvider';
import { itemFieldError } from '@portal/domain/items/fields/itemFieldError';
import { shownItemFields } from '@portal/domain/items/fields/shownItemFields';
import { missingItemField } from './missingItemField.ts';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';
import { NEW_ITEM } from '../../booking/bookingState.ts';

/** What the booking's item still needs, in words; null when it needs nothing (C-104, ITM-15, ITM-21). */
export function useMissingItem({ booking }: WizardHandle): string | null {
  const provider = useProvider();
  if (!booking.supportsItems) return null;
  if (booking.itemId === null) return texts.chooseItem(provider.itemLabel);
  if (booking.itemId !== NEW_ITEM) return null;
  const fields = shownItemFields(provider.itemFields, provider.vertical);
  const field = missingItemField(fields, booking.newItem);
  if (field === null) return null;
  return itemFieldError(field, booking.newItem) === null
    ? texts.fillField(field.label)
    : texts.correctField(field.label);
}
