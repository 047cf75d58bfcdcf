import type { Item } from '@portal/api/items/item';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { EntityCard } from '@portal/ui/EntityCard';
import { Info } from '@portal/ui/icons/states/Info';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { RefreshCw } from '@portal/ui/icons/arrows/RefreshCw';
import { TriangleAlert } from '@portal/ui/icons/states/TriangleAlert';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { Thumb } from '@portal/ui/Thumb';
import { useFollowFocus } from '@portal/ui/useFollowFocus';
import { useState } from 'react';
import * as v from 'valibot';
import { itemIcon } from '../../cards/itemIcon.tsx';
import { ShownSince } from '../../parts/ShownSince.tsx';
import { useItems } from '../../queries/useItems.ts';
import { useRefreshOnEvents } from '../../queries/useRefreshOnEvents.ts';
import { texts as common } from '../../texts.ts';
import { appHref } from '../../work/appHref.ts';
import { AddItemForm, type ItemValues } from './AddItemForm.tsx';
import { LocalItems } from './LocalItems.tsx';
import { texts } from './texts.ts';

/** Each item with image, title and subtitle (ITM-03). */
function ItemCards({ items }: { items: readonly Item[] }) {
  const { navigation, provider } = usePortal();
  return (
    <Stack gap="medium">
      {items.map((item) => (
        <EntityCard
          key={item.id}
          href={appHref(navigation, `/equipment-details/${encodeURIComponent(item.id)}`)}
          title={item.title}
          plate={item.subtitle ?? undefined}
          media={<Thumb src={item.image ?? item.photo} icon={itemIcon(provider)} />}
        />
      ))}
    </Stack>
  );
}

/**
 * The items panel: the list, and a form that opens in it (ITM-02, ITM-04, ITM-06); it loads, is there, or says that it
 * cannot be (ITM-07, ITM-08).
 */
export default function ItemsPanel() {
  const { provider } = usePortal();
  const { lite } = useSession();
  const list = useItems();
  const [isAdding, setAdding] = useState(false);
  const place = useFollowFocus(isAdding);
  const [typed, setTyped] = useState<ItemValues>({});
  useKeptUnsent('new-item', {
    unsent: isAdding && Object.values(typed).some((value) => value !== '') ? typed : null,
    parse: v.parser(v.record(v.string(), v.string())),
    restore(values) {
      setTyped(values);
      setAdding(true);
    },
  });
  useRefreshOnEvents();
  const label = provider.itemLabel.toLocaleLowerCase('pt-PT');

  if (!provider.supportsItems) {
    return (
      <EmptyState icon={<Info />} title={texts.unsupportedTitle(provider.name)}>
        {texts.unsupportedBody}
      </EmptyState>
    );
  }
  if (!list.data && list.isError) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={texts.failedTitle}
        action={
          <Button variant="primary" icon={<RefreshCw />} onClick={() => list.refetch()}>
            {common.retry}
          </Button>
        }
      >
        {texts.failed}
      </EmptyState>
    );
  }
  if (!list.data) {
    return (
      <>
        <p role="status" className="visually-hidden">
          {texts.loading}
        </p>
        <ListSkeleton />
      </>
    );
  }
  const isEmpty = list.data.length === 0;
  return (
    <Stack>
      {list.isError && <ShownSince loadedAt={list.dataUpdatedAt} />}
      {isEmpty && !isAdding && (
        <EmptyState
          icon={itemIcon(provider)}
          title={texts.emptyTitle(provider.itemLabelPlural.toLocaleLowerCase('pt-PT'))}
        >
          {texts.emptyBody(provider.name)}
        </EmptyState>
      )}
      {lite ? <LocalItems items={list.data} lite={lite} /> : <ItemCards items={list.data} />}
      <div ref={place}>
        {isAdding ? (
          <AddItemForm
            values={typed}
            onChange={setTyped}
            onClose={() => {
              setAdding(false);
              setTyped({});
            }}
          />
        ) : (
          <Button
            block
            variant={isEmpty ? 'primary' : 'tonal'}
            icon={<Plus />}
            onClick={() => setAdding(true)}
          >
            {texts.add(label)}
          </Button>
        )}
      </div>
    </Stack>
  );
}
