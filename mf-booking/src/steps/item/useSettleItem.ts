import { ApiError } from '@portal/api/http/apiError';
import { addItemFailure } from '@portal/api/items/addItemFailure';
import { createItemsApi } from '@portal/api/items/createItemsApi';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useQueryClient } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useState } from 'react';
import { queryKeys } from '../../booking/queryKeys.ts';
import { itemSpecs } from '@portal/domain/items/fields/itemSpecs';
import type { WizardHandle } from '../../booking/useWizard.ts';
import { NEW_ITEM } from '../../booking/bookingState.ts';

/** What is booked for: an item of the customer's list, or nothing. */
export interface SettledItem {
  id: string | null;
  name: string | null;
}

/** Adds the pending item (BKG-33); null when it was refused, which is said already (ERR-15, ERR-16). */
export function useSettleItem({ booking, dispatch }: Pick<WizardHandle, 'booking' | 'dispatch'>) {
  const { bus, overlays, provider } = usePortal();
  const items = useApi(createItemsApi);
  const queryClient = useQueryClient();
  const [keys] = useState(() => createRequestKeys<Record<string, string>>());

  return async function settleItem(): Promise<SettledItem | null> {
    if (booking.itemId !== NEW_ITEM) return { id: booking.itemId, name: booking.itemName };
    try {
      const specs = itemSpecs(provider.itemFields, booking.newItem);
      const { item } = await items.add({ specs }, keys.keyFor(specs));
      keys.settle();
      dispatch({ type: 'addItem', itemId: item.id, itemName: item.title });
      bus.emit('item.changed', { id: item.id });
      void queryClient.invalidateQueries({ queryKey: queryKeys.items });
      return { id: item.id, name: item.title };
    } catch (error) {
      // It was added, and removed since: the next press adds it again.
      if (error instanceof ApiError && error.status === 404) keys.settle();
      const failure = addItemFailure(error);
      if (failure) await overlays.info(failure);
      return null;
    }
  };
}
