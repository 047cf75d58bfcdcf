import type { RefundAccount } from '@portal/api/payment/refundAccount';
import type { Cents } from '@portal/domain/money/cents';
import { useState } from 'react';

/** The question where money goes back, while it stands. */
export interface AskedAccount {
  amount: Cents;
  onGiven: (account: RefundAccount) => void;
  onLeave: () => void;
}

/** A question for an account that money goes back to, which waits for its answer. */
export function useAskAccount() {
  const [asked, setAsked] = useState<AskedAccount | null>(null);
  /** @returns null of whoever leaves the question */
  function askAccount(amount: Cents): Promise<RefundAccount | null> {
    return new Promise((resolve) => {
      const answer = (account: RefundAccount | null) => {
        setAsked(null);
        resolve(account);
      };
      setAsked({ amount, onGiven: answer, onLeave: () => answer(null) });
    });
  }
  return { asked, askAccount };
}
