import type { PaymentAccountState } from '@portal/api/payment/paymentAccountState';
import type { SetupSteps } from '@portal/api/setup/setupSteps';
import type { SetupValues } from '../draft/setupValuesSchema.ts';
import { texts } from './texts.ts';

/** What of a provider is no value of its draft. */
export interface SetupFacts {
  payments: PaymentAccountState['state'];
  hasKeys: boolean;
  hasCustomers: boolean;
}

/**
 * What the steps lack without which a portal opens as well (SET-05, C-802). What is preset is there: the modules lack
 * nothing, reminders only the price of the SMS that they send, and prepaying a rule once something has a price. Pure.
 */
export function lackingSteps(
  { brand, services, policy, reminders, settings, legal }: SetupValues,
  { payments, hasKeys, hasCustomers }: SetupFacts,
): SetupSteps['lacking'] {
  const isRuled = Object.values(services).every(
    ({ payment, policy: own }) => payment == null || (own ?? policy.policy) != null,
  );
  // Without rules the presets stand, which go by SMS as well.
  const sendsSms = reminders.rules?.some((rule) => rule.active && rule.channels.includes('sms'));
  const isPriced = sendsSms === false || (settings.sms_price ?? 0) > 0;
  const needs: [isThere: boolean, step: SetupSteps['lacking'][number]['step'], name: string][] = [
    [Boolean(brand.brand_color), 'brand', texts.color],
    [payments === 'live' || payments === 'testing', 'payments', texts.paymentKeys],
    [payments !== 'testing', 'payments', texts.testPayment],
    [isRuled, 'prepayment', texts.policy],
    [isPriced, 'reminders', texts.smsPrice],
    [legal.arbitration != null, 'law', texts.arbitration],
    [hasKeys, 'keys', texts.key],
    [hasCustomers, 'import', texts.customers],
  ];
  return needs.flatMap(([isThere, step, name]) => (isThere ? [] : [{ step, name }]));
}
