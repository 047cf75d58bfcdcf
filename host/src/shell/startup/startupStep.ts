import type { StartupContext } from './startupContext.ts';

/**
 * Every step of the start, by name, in the order of the specification (SHL-49). The first one runs
 * before there is a session to read: see `syncWebview`.
 */
export type StepName =
  | 'webview'
  | 'recording'
  | 'redirects'
  | 'cookies'
  | 'lite'
  | 'demo'
  | 'terms'
  | 'cluster'
  | 'configuration';

/** A step before the services are asked. */
export interface PreparationStep {
  name: StepName;
  run(context: StartupContext): void;
}
