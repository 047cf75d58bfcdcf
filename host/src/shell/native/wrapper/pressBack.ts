import type { BackOutcome } from '@portal/contract/native/messages';
import type { Overlays } from '@portal/contract/overlays';
import type { Session } from '@portal/contract/session';
import { homeOf } from '../../../address/homeOf.ts';
import type { Layers } from '../../navigation/createLayers.ts';
import type { ShellNavigation } from '../../navigation/createNavigation.ts';
import { hasPageBehind } from '../../navigation/historyEntry.ts';
import { texts } from '../texts.ts';

export interface BackContext {
  layers: Pick<Layers, 'closeTop'>;
  navigation: ShellNavigation;
  overlays: Pick<Overlays, 'confirm'>;
  session: { current(): Pick<Session, 'mode'>; held(): unknown };
  /** Leaves lite mode for the account of the session. */
  toAccount(): void;
  /** App path without its query. */
  path: string;
}

const DETAILS = /^\/service-details(?:-lite)?(?:\/|$)/;

async function offerAccount({ overlays, toAccount }: BackContext): Promise<void> {
  const returns = await overlays.confirm({
    title: texts.returnTitle,
    body: texts.returnBody,
    confirmLabel: texts.returnToAccount,
    cancelLabel: texts.stay,
  });
  if (returns) toAccount();
}

/** What one press of the wrapper's back does: one layer, in this order (NAT-10..15). */
export function pressBack(context: BackContext): BackOutcome {
  const { layers, navigation, session, path } = context;
  const closed = layers.closeTop();
  if (closed) return closed;
  // The wizard's own step back (NAT-11), and that of other pages with steps.
  if (navigation.handleBack()) return 'stepped-back';
  const { mode } = session.current();
  const home = homeOf(mode);
  // The lite home of somebody with an account (NAT-13).
  if (path === homeOf('lite') && session.held() !== null) {
    void offerAccount(context);
    return 'offered-account';
  }
  // The home ends the application (NAT-12), also that of a link (C-957).
  if (path === homeOf('full') || path === homeOf('lite')) return 'exits';
  // Details lead home (NAT-14), everything else where the browser's back does (NAT-15).
  if (DETAILS.test(path)) {
    navigation.navigate(home);
    return 'went-home';
  }
  if (hasPageBehind()) {
    window.history.back();
    return 'went-back';
  }
  // Opened from outside, there is nothing behind this page.
  if (path === home) return 'exits';
  navigation.navigate(home, { replace: true });
  return 'went-home';
}
