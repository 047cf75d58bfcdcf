import { ApiError } from '@portal/api/http/apiError';
import type { Item } from '@portal/api/items/item';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { usePageTitle } from '@portal/remote/usePageTitle';
import { usePortal } from '@portal/remote/usePortal';
import { useView } from '@portal/remote/useView';
import { Card } from '@portal/ui/Card';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { Plate } from '@portal/ui/Plate';
import { useEffect, useState } from 'react';
import { itemFailure } from '../../actions/itemFailure.ts';
import { DetailsLoading } from '../../parts/DetailsLoading.tsx';
import { DetailsNotShown } from '../../parts/DetailsNotShown.tsx';
import { ShownSince } from '../../parts/ShownSince.tsx';
import { useRefreshOnEvents } from '../../queries/useRefreshOnEvents.ts';
import { useWorkList } from '../../queries/useWorkList.ts';
import { mergeHistory } from '../../work/history/mergeHistory.ts';
import { useNow } from '@portal/remote/useNow';
import { BookButton } from './BookButton.tsx';
import { ItemActions, type Removal } from './ItemActions.tsx';
import { ItemPhoto } from './ItemPhoto.tsx';
import photoStyles from './ItemPhoto.module.css';
import { ItemWorks } from './ItemWorks.tsx';
import { OpenJobsCard } from './OpenJobsCard.tsx';
import { SpecsCard } from './SpecsCard.tsx';
import { texts } from './texts.ts';
import { useItem } from './useItem.ts';

/** The item's works in its three lists, and whether one of them is missing. */
function useItemWorks(id: string, today: string) {
  const active = useWorkList('active', id);
  const scheduled = useWorkList('scheduled', id);
  const completed = useWorkList('completed', id);
  const past = useWorkList('scheduled-history', id);
  return {
    works: {
      inProgress: active.data ?? [],
      scheduled: scheduled.data ?? [],
      history: mergeHistory(completed.data ?? [], past.data ?? [], today),
    },
    counts:
      active.data && scheduled.data
        ? { inProgress: active.data.length, scheduled: scheduled.data.length }
        : null,
    hasFailed: [active, scheduled, completed, past].some(
      (query) => query.isError && query.data === undefined,
    ),
  };
}

interface ItemDetailsProps {
  item: Item;
  onRemoval: (removal: Removal) => void;
}

function ItemDetails({ item, onRemoval }: ItemDetailsProps) {
  const today = lisbonToday(useNow());
  const { works, counts, hasFailed } = useItemWorks(item.id, today);
  return (
    <TwoColumns
      sideLabel={texts.sideLabel}
      main={
        <>
          <Card flush>
            <ItemPhoto item={item} />
            <div className={photoStyles.words}>
              <h1 className={photoStyles.title}>{item.title}</h1>
              {item.subtitle && <Plate>{item.subtitle}</Plate>}
            </div>
          </Card>
          <BookButton item={item} />
          <OpenJobsCard item={item} />
          <ItemWorks works={works} hasFailed={hasFailed} today={today} />
        </>
      }
      side={
        <>
          <SpecsCard item={item} />
          <ItemActions item={item} works={counts} onRemoval={onRemoval} />
        </>
      }
    />
  );
}

/** Whether what is on screen may not be shown any more: it is no longer there, or no longer the customer's. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status);
}

/** Follows the error table of the item calls when the item cannot be shown, or not any more (ERR-10..14, C-120). */
function useItemFailure(error: unknown): void {
  const { navigation, overlays, provider } = usePortal();
  useEffect(() => {
    if (!error) return;
    const failure = itemFailure(error, provider.itemLabel);
    if (!failure) return;
    void overlays
      .info({ title: failure.title, body: failure.body })
      .then(() => failure.isGone && navigation.navigate('/services', { replace: true }));
  }, [error, navigation, overlays, provider.itemLabel]);
}

/** `/equipment-details/:id`, one item: photograph, specifications, its works, and what can be done with it (SHL-17). */
export default function EquipmentDetailsPage() {
  const id = useView().params['id'] ?? '';
  return <ItemPage key={id} id={id} />;
}

function ItemPage({ id }: { id: string }) {
  const { navigation, provider } = usePortal();
  const [removal, setRemoval] = useState<Removal>('none');
  const item = useItem(id, removal !== 'done');
  useRefreshOnEvents();
  // One that is gone while it is open is told like one that was not found (ERR-11, ERR-12), but not who removes it.
  const isTold = removal === 'none' && !(item.data && !isGone(item.error));
  useItemFailure(isTold ? item.error : null);
  usePageTitle(item.data?.title);
  // By then a form that would ask about its changes is gone, too.
  useEffect(() => {
    if (removal === 'done') navigation.navigate('/services', { replace: true });
  }, [removal, navigation]);
  if (item.data && removal !== 'done') {
    return (
      <Page>
        {item.isError && <ShownSince loadedAt={item.dataUpdatedAt} />}
        <ItemDetails key={item.data.id} item={item.data} onRemoval={setRemoval} />
      </Page>
    );
  }
  if (item.isError) return <DetailsNotShown title={texts.notShownTitle} body={texts.notShown} />;
  return <DetailsLoading title={provider.itemLabel} status={texts.loading} />;
}
