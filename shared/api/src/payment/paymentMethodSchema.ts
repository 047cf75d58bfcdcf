import { PAYMENT_METHODS } from '@portal/domain/money/paymentState';
import * as v from 'valibot';

/** A way to pay, as a provider's configuration names them: every home reads it, and of payments nothing else. */
export const paymentMethodSchema = v.picklist(PAYMENT_METHODS);
