import { isDecisionPage } from '../../../address/pages/isDecisionPage.ts';
import type { Shell } from '../../createShell.ts';
import type { Layers } from '../../navigation/createLayers.ts';
import type { Webview } from '../../startup/preparation/syncWebview.ts';

/** Lets the wrapper and the shell work together; null in a browser. */
export function attachWrapper(
  { wrapper }: Webview,
  shell: Shell,
  layers: Layers,
): { moved(): void } | null {
  if (!wrapper) return null;
  const { native } = shell;
  const path = () => shell.currentPath().split('?')[0] ?? '/';
  // A page for one decision holds what was typed: the wizard, the payment (C-129).
  const isDecision = () => isDecisionPage(shell.boot.remotes, path());
  void wrapper.then((connection) =>
    connection?.attach({
      ...shell,
      toAccount: () => shell.leaveLite.toAccount(),
      layers,
      path,
      isPullAllowed: () => native.pull.isAllowed() && !layers.isOpen() && !isDecision(),
      onPullChange: native.pull.subscribe,
    }),
  );
  return { moved: () => void wrapper.then((connection) => connection?.moved()) };
}
