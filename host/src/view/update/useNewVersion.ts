import { useEffect, useRef } from 'react';
import { failuresAtom } from '../../shell/state/withdrawnAtom.ts';
import { panelAtom } from '../../shell/state/panelAtom.ts';
import type { QuietShell } from '../../shell/update/isQuiet.ts';
import { PLACE_KEY } from '../../shell/update/placeKey.ts';
import { watchTyping } from '../../shell/update/watchTyping.ts';
import { watchRevision, type RevisionWatch } from '../../shell/update/watchRevision.ts';

/**
 * Lets a page that has been open for a while learn of newer releases and of withdrawn ones: when it comes into sight
 * again, when the customer goes to another page or panel, every 45 seconds while it stays in sight, and when a remote of it
 * fails (C-253). Until then none of the code for it is loaded.
 */
export function useNewVersion(shell: QuietShell, path: string): void {
  const watch = useRef<RevisionWatch>(null);
  useEffect(() => {
    const typing = watchTyping();
    const created = watchRevision(async () => {
      const { offerNewVersion } = await import(
        /* webpackChunkName: "update" */ '../../shell/update/offerNewVersion.ts'
      );
      return offerNewVersion(shell, typing);
    });
    watch.current = created;
    const endings = [
      shell.store.sub(failuresAtom, created.ask),
      shell.store.sub(panelAtom, created.look),
    ];
    return () => {
      watch.current = null;
      for (const end of endings) end();
      created.stop();
      typing.stop();
    };
  }, [shell]);
  useEffect(() => watch.current?.look(), [path]);
  useEffect(() => {
    if (sessionStorage.getItem(PLACE_KEY) === null) return;
    import(/* webpackChunkName: "update" */ '../../shell/update/reloadInPlace.ts').then(
      ({ returnAfterReload }) => returnAfterReload(shell.store),
      () => undefined,
    );
  }, [shell]);
}
