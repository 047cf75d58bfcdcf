import type { Http } from '@portal/api/http/http';
import type { Lite } from '../lite/createLite.ts';
import type { Recording } from '../consent/createRecording.ts';
import type { OverlayQueue } from '../overlays/createOverlays.ts';
import type { ShellSession } from '../session/shellSession.ts';

/** What the start-up steps work with. */
export interface StartupContext {
  main: Http;
  mgmt: Http;
  session: ShellSession;
  lite: Lite;
  overlays: Pick<OverlayQueue, 'confirm' | 'info' | 'dialogs'>;
  recording: Recording;
  /** App path and query that the page was opened with, after the redirects of step 3. */
  address: { path: string; query: URLSearchParams };
  /** Pending appointment that a cookie remembered; read before step 4 removes it (C-40). */
  pendingAppointment: string | null;
  /** Goes to an app path, in the place of the current one. */
  replace(path: string): void;
  /** Leaves the portal. */
  leave(address: string): void;
  domain: string;
  /** The domain belongs to no provider, as far as the edge knows. */
  isGenericHost: boolean;
  logo: string;
}
