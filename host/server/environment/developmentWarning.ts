import type { EdgeEnvironment } from './readEnvironment.ts';

/** What is said at the start of an edge that others may reach although it is one for development; null otherwise. */
export function developmentWarning({
  mode,
  host,
}: Pick<EdgeEnvironment, 'mode' | 'host'>): string | null {
  if (mode !== 'development' || /^(?:127\.|::1$|localhost$)/.test(host)) return null;
  return (
    'This is a portal for development: no limits per address, and whoever reaches it may read every message. ' +
    'Before others can reach it set PORTAL_ENVIRONMENT=production.\n'
  );
}
