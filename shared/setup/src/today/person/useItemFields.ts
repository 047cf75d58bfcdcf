import { visibleItemFields } from '@portal/domain/items/visibleItemFields';
import { useDraft } from '../../draft/useDraft.ts';

/** What the provider asks of an item, in its order; nothing where works are about none (ITM-16). */
export function useItemFields() {
  const { activity, modules } = useDraft().state.values;
  const asked = modules.support_equipment ? activity.signup_item_fields : [];
  const isAuto = activity.vertical?.toUpperCase() === 'AUTO';
  return {
    label: activity.item_label ?? '',
    fields: visibleItemFields(asked, isAuto).toSorted(
      (left, right) => left.position - right.position,
    ),
  };
}
