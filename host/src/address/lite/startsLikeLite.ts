import { isDeletionHelpPath, isLitePath } from '@portal/contract/paths';

/** Lite pages and the deletion help: the start resolves the provider's cluster and logs nobody in (SHL-42, SHL-48). */
export function startsLikeLite(path: string): boolean {
  return isLitePath(path) || isDeletionHelpPath(path);
}
