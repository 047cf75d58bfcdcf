import type { RefundAccount } from '@portal/api/payment/refundAccount';
import type { Cents } from '@portal/domain/money/cents';
import { useRef, useState } from 'react';

/** The question where money goes back, while it stands. */
export interface AskedAccount {
  amount: Cents;
  /** What was given before to a deletion that failed. */
  given: RefundAccount | undefined;
  onGiven: (account: RefundAccount) => void;
  onLeave: () => void;
}

/** A question for an account that money goes back to, which waits for its answer. */
export function useAskAccount() {
  const given = useRef<RefundAccount>(undefined);
  const [asked, setAsked] = useState<AskedAccount | null>(null);
  /** @returns null of whoever leaves the question */
  function askAccount(amount: Cents): Promise<RefundAccount | null> {
    return new Promise((resolve) => {
      const answer = (account: RefundAccount | null) => {
        setAsked(null);
        given.current = account ?? given.current;
        resolve(account);
      };
      setAsked({ amount, given: given.current, onGiven: answer, onLeave: () => answer(null) });
    });
  }
  return { asked, askAccount };
}
