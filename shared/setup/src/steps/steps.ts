import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import type { MissingField } from '@portal/api/setup/draft';
import type { Section } from '../draft/fieldPath.ts';
import { texts } from './texts.ts';

export type StepId = keyof typeof texts.steps;

/** One page of the set-up (SET-05). */
export interface Step {
  id: StepId;
  title: string;
  /** What it is about, in a line. */
  about: string;
  path: string;
  /** Whose missing fields keep it from being done. */
  sections: readonly Section[];
}

/** What keeps a step from being done. Of those without, the portal opens without them. */
const sections: Readonly<Record<StepId, readonly Section[]>> = {
  identity: ['identity', 'legal', 'brand'],
  activity: ['activity', 'modules'],
  hours: ['hours'],
  services: ['services', 'experts'],
  payments: [],
  keys: [],
  history: [],
};

const order = [
  ...(['identity', 'activity', 'hours', 'services'] as const),
  ...(['payments', 'keys', 'history'] as const),
] as const;

/** In the order in which they are offered; any order will do. With what is preset few values remain (SET-05, SET-26). */
export const steps: readonly Step[] = order.map((id) => ({
  ...{ id, sections: sections[id], path: SETUP_PAGES[id] },
  ...{ title: texts.steps[id].title, about: texts.steps[id].about },
}));

/** Whether the portal opens without it. */
export const isOptional = (step: Step): boolean => step.sections.length === 0;

/** What a step still needs. */
export const missingIn = (step: Step, missing: readonly MissingField[]): MissingField[] =>
  missing.filter(({ section }) => step.sections.some((own) => own === section));
