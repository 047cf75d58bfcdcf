import { policySchema, type Policy } from '@portal/api/provider/policy';
import * as v from 'valibot';
import { wholeIn } from './wholeIn.ts';

/** The prepayment of one service as it is being typed; `kind` is empty for that of every service. */
export interface TypedPrepayment {
  kind: '' | Policy['prepayment'];
  /** Euros of an amount, percent of a share. */
  value: string;
  /** Hours before the start until which cancelling is free. */
  freeHours: string;
  /** Percent that is kept later, and of whom does not come. */
  late: string;
  noShow: string;
}

/** What is offered of a service that had none of its own: free until the day before, everything kept after. */
const USUAL = { free_until_hours: 24, late_percent: 100, no_show_percent: 100 };

/** What the form begins with. */
export function typedPrepayment(policy: Policy | null): TypedPrepayment {
  const rules = policy ?? USUAL;
  return {
    kind: policy?.prepayment ?? '',
    value: policy !== null && 'value' in policy ? String(policy.value).replace('.', ',') : '',
    freeHours: String(rules.free_until_hours),
    late: String(rules.late_percent),
    noShow: String(rules.no_show_percent),
  };
}

/** The policy that somebody typed (POL-01): null for that of every service, undefined where a figure is none of it. */
export function policyOf({ kind, value, freeHours, late, noShow }: TypedPrepayment) {
  if (kind === '') return null;
  const typed = {
    ...{ prepayment: kind, value: Number(value.trim().replace(',', '.')) },
    ...{ free_until_hours: wholeIn(freeHours), late_percent: wholeIn(late) },
    no_show_percent: wholeIn(noShow),
  };
  const read = v.safeParse(policySchema, typed);
  return read.success ? read.output : undefined;
}
