import type { WaitingEntry } from '@portal/api/work/waiting/waitingList';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useNow } from '@portal/remote/useNow';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Text } from '@portal/ui/Text';
import { texts } from './texts.ts';
import { useWaitingActions } from './useWaitingActions.ts';

/** Something that is waited for, with one tap out of it (WAI-10). */
export function EntryCard({ entry }: { entry: WaitingEntry }) {
  const today = lisbonToday(useNow());
  const { navigation } = usePortal();
  const { leave } = useWaitingActions();
  const days = texts.days(formatShortDate(entry.from, today), formatShortDate(entry.to, today));
  return (
    <Card title={entry.title}>
      <Text tone="second">
        {`${days}, ${texts.parts[entry.part].toLocaleLowerCase('pt-PT')}${entry.expert === null ? '' : `. ${texts.withExpert(entry.expert)}`}`}
      </Text>
      <Text size="small" tone="third">
        {entry.appointment_id === null
          ? texts.waitingSince(formatShortDate(lisbonToday(new Date(entry.created_at)), today))
          : texts.earlier}
      </Text>
      {entry.appointment_id !== null && (
        <Button block href={`${navigation.base}/service-details/${entry.appointment_id}`}>
          {texts.seeBooking}
        </Button>
      )}
      <Button
        block
        variant="ghost"
        aria-label={texts.leaveFor(entry.title, days)}
        loading={leave.busy}
        onClick={() => leave.run(entry.id)}
      >
        {texts.leave}
      </Button>
    </Card>
  );
}
