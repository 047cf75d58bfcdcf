import {
  isIban,
  plainIban,
  WRONG_IBAN,
  type RefundAccount,
} from '@portal/api/payment/refundAccount';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { useRef, useState } from 'react';

/** An account for money that goes back, as somebody types it (POL-11). */
export interface TypedRefundAccount {
  typed: RefundAccount;
  errors: Record<keyof RefundAccount, string | null>;
  change: (typed: Partial<RefundAccount>) => void;
  /** The IBAN was left: what is wrong with it is said from then on. */
  leaveIban: () => void;
  ibanField: React.RefObject<HTMLInputElement | null>;
  holderField: React.RefObject<HTMLInputElement | null>;
  /** What was typed where it is good; else says what is wrong, goes to the first such field, and is null. */
  read: () => RefundAccount | null;
}

/**
 * State of `RefundAccountFields`: what is missing is said once it was sent, a wrong IBAN once it was left (VAL-19).
 * @param given what the fields begin with
 */
export function useRefundAccount(
  given: RefundAccount = { iban: '', name: '' },
): TypedRefundAccount {
  const [typed, setTyped] = useState(given);
  const [isTried, setTried] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const ibanField = useRef<HTMLInputElement>(null);
  const holderField = useRef<HTMLInputElement>(null);
  const iban = plainIban(typed.iban);
  const isNameless = typed.name.trim() === '';

  function ibanError(): string | null {
    if (iban === '') return isTried ? REQUIRED_FIELD : null;
    return !isIban(iban) && (isTried || isLeft) ? WRONG_IBAN : null;
  }

  return {
    typed,
    errors: { iban: ibanError(), name: isTried && isNameless ? REQUIRED_FIELD : null },
    change: (changed) => setTyped((before) => ({ ...before, ...changed })),
    leaveIban: () => setLeft(typed.iban !== ''),
    ibanField,
    holderField,
    read() {
      setTried(true);
      if (isIban(iban) && !isNameless) return typed;
      (isIban(iban) ? holderField : ibanField).current?.focus();
      return null;
    },
  };
}
