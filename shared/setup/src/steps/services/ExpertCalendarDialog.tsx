import { ApiError } from '@portal/api/http/apiError';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { CopyList, CopyRow } from '@portal/ui/CopyRow';
import { Dialog } from '@portal/ui/Dialog';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { texts as common } from '../../texts.ts';
import { texts as words } from './texts.ts';

/** The calendar of one person, which other programs read under an address that is shown once (FEED-04). */
export function ExpertCalendarDialog(props: { id: string; name: string; onClose: () => void }) {
  const { id, name, onClose } = props;
  const api = useSetupApi();
  const queries = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const queryKey = ['feed', id];
  const { data, error } = useQuery({ queryKey, queryFn: () => api.feed(id) });
  const isUnpublished = error instanceof ApiError && error.status === 404;
  const isActive = data?.active ?? false;

  /** Does it and asks anew; what fails is said. */
  async function act(change: () => Promise<string | null>): Promise<void> {
    const made = await change().catch(() => undefined);
    setHasFailed(made === undefined);
    setAddress(made ?? null);
    await queries.invalidateQueries({ queryKey });
  }
  const open = () => act(async () => (await api.openFeed(id)).https);
  const end = () =>
    act(async () => {
      await api.endFeed(id);
      return null;
    });

  return (
    <Dialog
      title={words.calendarOf(name)}
      kind="plain"
      onClose={onClose}
      actions={
        <>
          {data && (
            <Button variant="primary" onClick={open}>
              {isActive ? words.replaceCalendar : words.openCalendar}
            </Button>
          )}
          {isActive && <Button onClick={end}>{words.endCalendar}</Button>}
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <p>{isUnpublished ? words.calendarUnpublished : words.calendarAbout}</p>
      {(hasFailed || (error !== null && !isUnpublished)) && (
        <Banner tone="attention">{common.failed}</Banner>
      )}
      {isActive && address === null && <p>{words.calendarActive}</p>}
      {address !== null && (
        <>
          <CopyList>
            <CopyRow label={words.address} value={address} copyValue={address} />
          </CopyList>
          <p>{words.calendarOnce}</p>
        </>
      )}
      {data && <p>{words.calendarDelay}</p>}
    </Dialog>
  );
}
