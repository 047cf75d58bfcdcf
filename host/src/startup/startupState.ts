import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';

/** Every state that the start can be in; each but the first two has a screen with a way on. */
export type StartupState =
  | { kind: 'starting' }
  | { kind: 'ready'; provider: ProviderSnapshot }
  | { kind: 'provider-not-found' }
  /** The services do not answer; the start is tried again by itself. */
  | { kind: 'unreachable' }
  /** The customer has to accept the terms before going on (SHL-53, C-67). */
  | { kind: 'terms-needed'; message: string | null }
  /** The configuration was refused (SHL-63). */
  | { kind: 'failed'; message: string | null };
