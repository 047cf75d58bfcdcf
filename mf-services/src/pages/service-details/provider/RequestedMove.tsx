import type { RequestedMove as Requested } from '@portal/api/work/move';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { useOnline } from '@portal/remote/useOnline';
import { Button } from '@portal/ui/Button';
import { Text } from '@portal/ui/Text';
import { texts as common } from '../../../texts.ts';
import { dayAndTime } from '../../../work/dayAndTime.ts';
import { texts } from '../texts.ts';
import { useWithdrawMove } from './useWithdrawMove.ts';

interface RequestedMoveProps {
  id: string;
  move: Requested;
  today: IsoDate;
}

/** The other time that waits for the provider, and the way back (RSC-09). */
export default function RequestedMove({ id, move, today }: RequestedMoveProps) {
  const isOnline = useOnline();
  const withdraw = useWithdrawMove(id);
  return (
    <>
      <Text>{texts.provider.wanted(dayAndTime(move.date, move.time, today) ?? '')}</Text>
      <Button
        size="small"
        block
        disabled={!isOnline}
        loading={withdraw.busy}
        onClick={() => withdraw.run()}
      >
        {isOnline ? texts.provider.withdrawMove : common.offline.action}
      </Button>
    </>
  );
}
