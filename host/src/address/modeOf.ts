import type { Mode } from '@portal/contract/remoteManifest';
import { isLitePath } from '@portal/contract/paths';

/**
 * The mode that an app path and the presence of a session lead to (SHL-03..05): pages say which of them they are for
 * (PRO-19, PRO-20).
 */
export function modeOf(path: string, hasSession: boolean, isDemo = false): Mode {
  if (isLitePath(path)) return 'lite';
  if (!hasSession) return 'visitor';
  return isDemo ? 'demo' : 'full';
}
