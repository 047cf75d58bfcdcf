import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { StartupStep } from './startupStep.ts';

/** Every state that the start can be in; each but the first two has a screen with a way on. */
export type StartupState =
  /** `slow` once a step takes longer than a customer waits without a word. */
  | { kind: 'starting'; step: StartupStep; slow: boolean }
  | { kind: 'ready'; provider: ProviderSnapshot }
  /** The welcome page of a generic company host (SHL-26). */
  | { kind: 'welcome' }
  /** No provider has this domain (SHL-58); `refused` when the lookup was refused (C-69). */
  | { kind: 'provider-not-found'; refused: boolean }
  /** The services do not answer; the start is tried again by itself. */
  | { kind: 'unreachable' }
  /** The customer has to accept the terms before going on (SHL-53, C-67). */
  | { kind: 'terms-needed'; message: string | null }
  /** The acceptance was refused for another reason (C-67). */
  | { kind: 'terms-refused'; message: string | null }
  /** The configuration was refused (SHL-63). */
  | { kind: 'configuration-refused'; message: string | null }
  /** The configuration came, but it is broken or half missing. */
  | { kind: 'misconfigured' };
