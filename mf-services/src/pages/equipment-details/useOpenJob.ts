import { createItemsApi } from '@portal/api/items/createItemsApi';
import type { OpenJob } from '@portal/api/work/budget/openJob';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { useState } from 'react';
import { useRefusals } from '../../actions/useRefusals.ts';
import { queryKeys } from '../../queries/queryKeys.ts';
import { texts } from './texts.ts';

/** Asks for a job that was declined or put off, or takes it off the list after a question (BUD-28). */
export function useOpenJob(itemId: string, job: OpenJob, onHidden: () => void) {
  const { bus, overlays } = usePortal();
  const items = useApi(createItemsApi);
  const queryClient = useQueryClient();
  const refusable = useRefusals();
  const [keys] = useState(() => createRequestKeys<string>());
  const words = texts.openJobs;

  async function changed(): Promise<void> {
    keys.settle();
    bus.emit('item.changed', { id: itemId });
    await queryClient.invalidateQueries(
      { queryKey: queryKeys.item(itemId) },
      { cancelRefetch: false },
    );
  }

  const request = useAction(async () => {
    await refusable(items.requestJob(itemId, job.id, keys.keyFor('request')));
    await changed();
    overlays.toast({ message: words.requested, tone: 'success' });
  });
  const hide = useAction(async () => {
    const confirmed = await overlays.confirm({
      title: words.hideQuestion,
      body: words.hideBody(job.title),
      confirmLabel: words.hide,
      cancelLabel: words.keep,
    });
    if (!confirmed) return;
    await refusable(items.hideJob(itemId, job.id, keys.keyFor('hide')));
    await changed();
    onHidden();
  });
  return { request, hide };
}
