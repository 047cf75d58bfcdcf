import { shownItemFields } from '@portal/domain/items/fields/shownItemFields';
import { useDraft } from '../../draft/useDraft.ts';

/** What the provider asks of an item, in its order; nothing where works are about none (ITM-16). */
export function useItemFields() {
  const { activity, modules } = useDraft().state.values;
  const asked = modules.support_equipment ? activity.signup_item_fields : [];
  return {
    label: activity.item_label ?? '',
    fields: shownItemFields(asked, activity.vertical ?? ''),
  };
}
