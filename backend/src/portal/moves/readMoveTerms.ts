import type { MoveTerms } from '@portal/api/work/moves/move';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { loadSettings } from '../schedule/settings.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { listPaidAttempts, sumOf } from '../withdrawals/listPaidAttempts.ts';
import { moveFacts } from './moveFacts.ts';
import { moveOffer } from './moveOffer.ts';
import { lastMove } from './moveRefusal.ts';
import { movedOccupation } from './movedOccupation.ts';
import { movingSettings } from './movingSettings.ts';
import { nearestTimes } from './nearestTimes.ts';

/** Whether and how an appointment can be moved, with the free times closest to the present one (RSC-02). */
export async function readMoveTerms(
  { database, clock }: Backend,
  company: Company,
  row: AppointmentRow,
): Promise<MoveTerms> {
  const now = clock.now();
  const payment = await database
    .selectFrom('payments')
    .select('state')
    .where('companyId', '=', company.id)
    .where('subject', '=', `S-${row.id}`)
    .executeTakeFirst();
  const facts = moveFacts(company, row, payment?.state);
  const { isAllowed, reason, message } = moveOffer(company, facts, now);
  const { expertId, startsAt } = row;
  return {
    allowed: isAllowed,
    ...(reason && { reason }),
    ...(message !== undefined && { message }),
    by_hand: row.confirmMovesByHand,
    until: lastMove(facts).toISOString(),
    moves_left: Math.max(0, row.maxMoves - row.ownMoves),
    paid: centsToEuros(sumOf(await listPaidAttempts(database, `S-${row.id}`))),
    nearest: isAllowed
      ? await nearestTimes(
          database,
          company,
          {
            occupation: await movedOccupation(database, company, row),
            settings: movingSettings(await loadSettings(database, company.id)),
            around: startsAt,
            except: [startsAt],
            expertId,
          },
          now,
        )
      : [],
    appointment: {
      title: row.services.map(({ name }) => name).join(', '),
      ...wallClock(startsAt, company.timeZone),
      expert_id: expertId,
      expert: row.expertName,
    },
  };
}
