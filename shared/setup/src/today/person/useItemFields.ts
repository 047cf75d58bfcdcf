import { shownItemFields } from '@portal/domain/items/fields/shownItemFields';
import { refusalText } from '../refusalText.ts';
import { useInForce } from '../useInForce.ts';

/** What the provider asks of an item, in its order; nothing where works are about none (ITM-16). */
export function useItemFields() {
  const { data, error } = useInForce();
  const asked = data?.modules.support_equipment ? data.activity.signup_item_fields : [];
  return {
    label: data?.activity.item_label ?? '',
    fields: shownItemFields(asked, data?.activity.vertical ?? ''),
    /** Why it is not known, in words. */
    failure: data === undefined && error !== null ? refusalText(error) : null,
  };
}
