import type { StatementAbout } from '@portal/api/payment/statement';

/** Of a work or appointment that is not there any more. */
export function aboutNothing(subject: string): StatementAbout {
  return { subject, item: null, asked: [] };
}
