import type { Work } from '@portal/api/work/work';
import { lisbonTime, type IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Stack } from '@portal/ui/Stack';
import { Switch } from '@portal/ui/Switch';
import { Text } from '@portal/ui/Text';
import { texts } from './texts.ts';
import { useEarlier } from './useEarlier.ts';

/** `Quero mais cedo`, and the earlier time that is held for it (WAI-03, WAI-06 to WAI-11). By a link nothing is begun. */
export function EarlierPart({ work, today }: { work: Work; today: IsoDate }) {
  const { navigation } = usePortal();
  const isOnline = useOnline();
  const { entry, isLoaded, mayJoin, join, leave, accept, decline } = useEarlier(work.id);
  const lastDay = work.date_start;
  if (!isLoaded || !lastDay || (!mayJoin && entry === undefined)) return null;
  const short = (day: string, time?: string) => formatShortDate(day, today, time);
  const offer = entry?.offer ?? null;
  const toggle = (isWanted: boolean) => {
    if (entry !== undefined) void leave.run(entry.id);
    else if (isWanted)
      void join.run({
        ...{ service_ids: [], from: today, to: lastDay, part: 3, appointment_id: work.id },
      });
  };
  return (
    <Stack gap="small">
      {offer !== null && (
        <>
          <Text>
            {texts.offer(
              short(offer.date, offer.time),
              offer.until_time ?? lisbonTime(new Date(offer.until)),
            )}
            {offer.expert === null ? '' : ` ${texts.withExpert(offer.expert)}`}
          </Text>
          <Button
            size="small"
            block
            variant="primary"
            disabled={!isOnline}
            loading={accept.busy}
            loadingText={texts.accepting}
            onClick={() => accept.run(offer.id)}
          >
            {texts.accept}
          </Button>
          <Button
            size="small"
            block
            disabled={!isOnline}
            loading={decline.busy}
            onClick={() => decline.run(offer.id)}
          >
            {texts.decline}
          </Button>
        </>
      )}
      {mayJoin && (
        <Switch
          checked={entry !== undefined}
          disabled={!isOnline || join.busy || leave.busy}
          onChange={toggle}
          description={
            entry === undefined
              ? texts.hint(short(lastDay))
              : texts.waiting(short(entry.from), short(entry.to), texts.parts[entry.part])
          }
        >
          {texts.wanted}
        </Switch>
      )}
      {entry !== undefined && mayJoin && (
        <Button
          size="small"
          block
          variant="ghost"
          href={`${navigation.base}/waiting-list/nova?marcacao=${encodeURIComponent(work.id)}`}
        >
          {texts.change}
        </Button>
      )}
      {entry !== undefined && (
        <Button
          size="small"
          block
          variant="ghost"
          disabled={!isOnline}
          loading={leave.busy}
          onClick={() => leave.run(entry.id)}
        >
          {texts.leave}
        </Button>
      )}
    </Stack>
  );
}
