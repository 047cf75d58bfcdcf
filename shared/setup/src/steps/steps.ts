import type { MissingField } from '@portal/api/setup/draft';
import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { OPTIONAL_STEPS, type SetupSteps } from '@portal/api/setup/setupSteps';
import type { PageId } from './pages.ts';
import { texts } from './texts.ts';

export type StepId = keyof typeof texts.steps;

/** One step of the set-up (SET-05). */
export interface Step {
  id: StepId;
  title: string;
  /** What it is about, in a line. */
  about: string;
  page: PageId;
  /** Its page, and where on it. */
  href: string;
}

/** On which page each is done, and by which of its fields it begins there. */
const places: Readonly<Record<StepId, readonly [page: PageId, field?: string]>> = {
  identity: ['identity', 'identity.name'],
  legal: ['identity', 'legal.legal_name'],
  brand: ['identity', 'brand.brand_color'],
  activity: ['activity', 'activity.vertical'],
  modules: ['activity', 'modules'],
  hours: ['hours'],
  services: ['services', 'services'],
  experts: ['services', 'experts'],
  payments: ['payments'],
  prepayment: ['prepayment'],
  reminders: ['reminders'],
  law: ['law'],
  keys: ['keys'],
  import: ['import'],
};

const order = [
  ...(['identity', 'legal', 'brand', 'activity', 'modules', 'hours', 'services'] as const),
  ...(['experts', 'payments', 'prepayment', 'reminders', 'law', 'keys', 'import'] as const),
];

export const steps: readonly Step[] = order.map((id) => {
  const [page, field] = places[id];
  const place = field === undefined ? '' : `#${field}`;
  return { id, ...texts.steps[id], page, href: SETUP_PAGES[page] + place };
});

/** Whether the portal opens without it. */
export const isOptional = ({ id }: Step): boolean => OPTIONAL_STEPS.some((step) => step === id);

/**
 * What a step lacks, in words: of a required one what keeps it from being published, of another what would be done in it;
 * undefined as long as the latter is not known.
 */
export function lackOf(
  step: Step,
  missing: readonly MissingField[],
  lacking: SetupSteps['lacking'] | undefined,
): string[] | undefined {
  if (isOptional(step))
    return lacking?.flatMap(({ step: id, name }) => (id === step.id ? [name] : []));
  return missing.flatMap(({ section, name }) => (section === step.id ? [name] : []));
}
