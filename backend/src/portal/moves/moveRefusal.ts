import type { MoveReason } from '@portal/api/work/moves/move';

/** What decides whether a customer may move an appointment. */
export interface MoveFacts {
  /** To come, neither called off nor a work already, at a provider who takes bookings. */
  isPending: boolean;
  /** A group one, or of a start that the provider fixed. */
  isFixed: boolean;
  /** Another time is asked for already. */
  isRequested: boolean;
  startsAt: Date;
  noticeMinutes: number;
  ownMoves: number;
  maxMoves: number;
  isPaymentUnderWay: boolean;
}

/**
 * Why an appointment cannot be moved by its customer (RSC-01, RSC-03); undefined where it can. `NOT_OFFERED` is said
 * nowhere: there is no place for it. `REQUESTED` is what waits for the provider's answer (RSC-08).
 */
export function moveRefusal(
  facts: MoveFacts,
  now: Date,
): MoveReason | 'NOT_OFFERED' | 'REQUESTED' | undefined {
  if (!facts.isPending || facts.maxMoves === 0 || facts.startsAt <= now) return 'NOT_OFFERED';
  if (facts.isRequested) return 'REQUESTED';
  if (facts.isFixed) return 'FIXED_DATE';
  if (lastMove(facts) < now) return 'TOO_LATE';
  if (facts.ownMoves >= facts.maxMoves) return 'NO_MOVES_LEFT';
  if (facts.isPaymentUnderWay) return 'PAYMENT_UNDER_WAY';
  return undefined;
}

/** Until when it can be moved. */
export function lastMove({
  startsAt,
  noticeMinutes,
}: Pick<MoveFacts, 'startsAt' | 'noticeMinutes'>): Date {
  return new Date(startsAt.getTime() - noticeMinutes * 60_000);
}
