import type { ReminderAnswers } from '@portal/api/work/reminder/reminderAnswers';
import type { Work } from '@portal/api/work/work';
import { LITE_MOVE_PATH } from '@portal/contract/liteMove';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { ConfirmPresence } from '../../../actions/ConfirmPresence.tsx';
import type { ConfirmedPresence } from '../../../actions/usePresence.ts';
import { texts as common } from '../../../texts.ts';
import { dayAndTime } from '../../../work/dayAndTime.ts';
import { texts } from './texts.ts';
import { useDecline } from './useDecline.ts';

interface ReminderCardProps {
  work: Work;
  answers: ReminderAnswers;
  presence: ConfirmedPresence;
  /** Whether it may be confirmed still. */
  isConfirmable: boolean;
  today: IsoDate;
}

/** The three answers to the reminder of an appointment (REM-11), and why one is missing. */
export function ReminderCard(props: ReminderCardProps) {
  const { work, answers, presence, isConfirmable, today } = props;
  const { navigation } = usePortal();
  const isOnline = useOnline();
  const { allow_move: isMovable = false, move_refused: refusal } = work;
  // Thanks are no answer to a question that still stands there.
  const isAsking = isConfirmable && presence.phase === 'idle';
  const when = dayAndTime(work.date_start, work.time, today) ?? '';
  const { busy, decline, dialog } = useDecline({ id: work.id, when, isMovable });
  return (
    <Card title={isAsking ? texts.title : texts.confirmedTitle}>
      <Stack gap="small">
        <ConfirmPresence
          presence={presence}
          offered={isConfirmable}
          isPrimary
          disabled={!isOnline}
          words={texts}
        />
        {isMovable && (
          <Button block href={navigation.base + LITE_MOVE_PATH}>
            {common.appointment.move}
          </Button>
        )}
        {refusal && <Text tone="third">{refusal}</Text>}
        {answers.decline ? (
          <Button block variant="dangerGhost" loading={busy} disabled={!isOnline} onClick={decline}>
            {texts.cannotCome}
          </Button>
        ) : (
          <Text tone="third">{texts.call(work.establishment.name)}</Text>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
