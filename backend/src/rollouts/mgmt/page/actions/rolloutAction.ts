import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import type { Rollout } from '@portal/rollout/rollout';
import type { ActionFields } from './actionFields.ts';

/** What a person has to choose before it is known what would happen. */
export type Choice = 'version' | 'share' | 'providers' | 'plan';

/** Something that a person does with a rollout from the page. */
export interface RolloutAction {
  name: string;
  /** What is asked, without the question mark. */
  title(remote: string, fields: ActionFields): string;
  /** On the button that does it. */
  button: string;
  isDangerous?: boolean;
  choices: readonly Choice[];
  /** The versions that it can be done with, of those that were published; all without. */
  versions?(rollout: Rollout, published: readonly string[]): string[];
  /** The providers that it can be done with; all without. */
  providers?(rollout: Rollout): string[];
  edit(fields: ActionFields): RolloutEdit;
  /** What is said of it beside who gets what. */
  note?: string;
}

/** The published versions that were not killed. */
export const publishedAlive = ({ killed }: Rollout, published: readonly string[]): string[] =>
  published.filter((version) => !killed.includes(version));
