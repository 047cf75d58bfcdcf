import { useEffect } from 'react';
import type { Attempt, PaymentPage } from '../toPaymentPage.ts';
import { usePaymentStatus } from './usePaymentStatus.ts';

interface FollowAttemptProps {
  page: PaymentPage;
  attempt: Attempt;
  /** Attempts that this visit created; 0 when it was found pending on load. */
  created: number;
  ended: boolean;
  onReachable: (reachable: boolean) => void;
}

/** Asks for the attempt's state while it is drawn. */
export function FollowAttempt(props: FollowAttemptProps) {
  const { page, attempt, created, ended, onReachable } = props;
  const { unreachable } = usePaymentStatus(page, attempt, { created, ended });
  useEffect(() => {
    onReachable(!unreachable);
    return () => onReachable(true);
  }, [unreachable, onReachable]);
  return null;
}
