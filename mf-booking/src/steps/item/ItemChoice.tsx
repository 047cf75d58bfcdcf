import { createItemsApi } from '@portal/api/items/createItemsApi';
import { readLocalItems } from '@portal/api/items/readLocalItems';
import { useApi } from '@portal/remote/useApi';
import { useBusEvent } from '@portal/remote/useBusEvent';
import { useProvider } from '@portal/remote/useProvider';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Thumb } from '@portal/ui/Thumb';
import { useQuery } from '@portal/remote/query';
import { useEffect, useEffectEvent } from 'react';
import { Banner } from '@portal/ui/Banner';
import { queryKeys } from '../../booking/queryKeys.ts';
import { itemIcon } from './itemIcon.tsx';
import { NewItemFields } from './NewItemFields.tsx';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';
import { NEW_ITEM } from '../../booking/bookingState.ts';

/** The item the booking is for: one of the list, or a new one (BKG-47, BKG-33). */
export function ItemChoice({ handle }: { handle: WizardHandle }) {
  const provider = useProvider();
  const items = useApi(createItemsApi);
  const { lite } = useSession();
  const query = useQuery({
    queryKey: lite ? queryKeys.localItems(lite.itemsKey) : queryKeys.items,
    // Those of a lite visit are on the device (LITE-06).
    queryFn: async () =>
      lite ? readLocalItems(localStorage, lite.itemsKey) : (await items.list()).items,
  });
  useBusEvent('item.changed', () => void query.refetch());
  const { booking, dispatch } = handle;
  const choose = (itemId: string) => dispatch({ type: 'chooseItem', itemId });
  const list = query.data;

  const settle = useEffectEvent((ids: readonly string[]) => {
    const { itemId } = booking;
    // One that was removed meanwhile must not be booked; the only one there is needs no question.
    if (itemId !== null && (itemId === NEW_ITEM || ids.includes(itemId))) return;
    const [only] = ids;
    const chosen = ids.length === 1 && only !== undefined ? only : null;
    dispatch({ type: 'chooseItem', itemId: ids.length === 0 ? NEW_ITEM : chosen });
  });
  useEffect(() => {
    if (list) settle(list.map(({ id }) => id));
  }, [list]);

  const chosenName = list?.find(({ id }) => id === booking.itemId)?.title ?? null;
  const nameIt = useEffectEvent((itemName: string | null) =>
    dispatch({ type: 'nameItem', itemName }),
  );
  useEffect(() => {
    if (list) nameIt(chosenName);
  }, [list, chosenName]);

  if (!list) {
    if (!query.isError) return <ListSkeleton rows={2} />;
    return (
      <Banner
        tone="danger"
        title={texts.itemsFailed(provider.itemLabelPlural)}
        live
        actions={
          <Button size="small" onClick={() => query.refetch()}>
            {texts.retry}
          </Button>
        }
      />
    );
  }
  return (
    <ChoiceGroup legend={texts.itemQuestion(provider.itemLabel)}>
      {list.map((item) => (
        <Choice
          key={item.id}
          type="radio"
          name="item"
          value={item.id}
          title={item.title}
          sub={item.subtitle ?? undefined}
          media={<Thumb src={item.photo} icon={itemIcon(provider)} size="small" />}
          checked={booking.itemId === item.id}
          onChange={() => choose(item.id)}
        />
      ))}
      <Choice
        type="radio"
        name="item"
        value={NEW_ITEM}
        title={texts.addItem(provider.itemLabel)}
        sub={texts.addItemHint}
        media={<Thumb icon={<Plus />} size="small" />}
        checked={booking.itemId === NEW_ITEM}
        onChange={() => choose(NEW_ITEM)}
      >
        {booking.itemId === NEW_ITEM && (
          <NewItemFields
            fields={provider.itemFields}
            values={booking.newItem}
            onChange={(values) => dispatch({ type: 'describeItem', values })}
          />
        )}
      </Choice>
    </ChoiceGroup>
  );
}
