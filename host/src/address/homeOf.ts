import type { Mode } from '@portal/contract/remoteManifest';

/** Where the root path, the account home `/client`, leads in each mode (SHL-10, SHL-11, SHL-25, C-26). */
export function homeOf(mode: Mode): string {
  if (mode === 'lite') return '/services-lite';
  return mode === 'visitor' ? '/login' : '/services';
}
