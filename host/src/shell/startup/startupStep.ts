import type { StartupContext } from './startupContext.ts';

/**
 * Every step of the start, by name, in the order of the specification (SHL-49). The first one runs
 * before there is a session to read: see `syncWebview`.
 */
export type StartupStep =
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
  name: StartupStep;
  run(context: StartupContext): void;
}
