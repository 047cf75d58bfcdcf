import type { Policy } from '@portal/api/provider/policy';
import { eurosIn } from '../steps/services/eurosIn.ts';
import { texts } from './texts.ts';

/** What is chosen where no policy stands: of all services what was before there were any, of one service that of all. */
export const WITHOUT = 'usual';
export type PolicyKind = Policy['prepayment'] | typeof WITHOUT;

/** A policy as it is being written. */
export interface PolicyForm {
  kind: PolicyKind;
  value: string;
  freeUntil: string;
  late: string;
  noShow: string;
}

/** What stands in the form at first (POL-01). */
export function policyForm(policy: Policy | null): PolicyForm {
  const value = policy !== null && 'value' in policy ? String(policy.value).replace('.', ',') : '';
  return {
    ...{ kind: policy?.prepayment ?? WITHOUT, value },
    freeUntil: String(policy?.free_until_hours ?? 24),
    late: String(policy?.late_percent ?? 50),
    noShow: String(policy?.no_show_percent ?? 100),
  };
}

export type PolicyProblems = Partial<Record<Exclude<keyof PolicyForm, 'kind'>, string>>;

function wholeIn(text: string, least: number, most: number): number | undefined {
  const written = text.trim();
  const value = /^\d{1,3}$/.test(written) ? Number(written) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The policy that was written, null for none of its own, or what is wrong with its fields. */
export function policyIn(
  form: PolicyForm,
): { policy: Policy | null } | { problems: PolicyProblems } {
  const { kind } = form;
  if (kind === WITHOUT) return { policy: null };
  const euros = eurosIn(form.value) ?? undefined;
  const percent = wholeIn(form.value, 1, 100);
  const hours = wholeIn(form.freeUntil, 0, 336);
  // Of nothing that is prepaid nothing is kept.
  const late = kind === 'none' ? 0 : wholeIn(form.late, 0, 100);
  const noShow = kind === 'none' ? 0 : wholeIn(form.noShow, 0, 100);
  const problems: PolicyProblems = {
    ...(kind === 'amount' && euros === undefined && { value: texts.wrongEuros }),
    ...(kind === 'percent' && percent === undefined && { value: texts.wrongPercent }),
    ...(hours === undefined && { freeUntil: texts.wrongHours }),
    ...(late === undefined && { late: texts.wrongShare }),
    ...(noShow === undefined && { noShow: texts.wrongShare }),
  };
  if (hours === undefined || late === undefined || noShow === undefined) return { problems };
  const rules = { free_until_hours: hours, late_percent: late, no_show_percent: noShow };
  if (kind === 'none' || kind === 'full') return { policy: { prepayment: kind, ...rules } };
  const value = kind === 'amount' ? euros : percent;
  return value === undefined ? { problems } : { policy: { prepayment: kind, value, ...rules } };
}
