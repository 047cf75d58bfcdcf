import { ITEM_LIST_SCROLL_SHADOW_PX } from '@portal/domain/limits';
import type { PortalLocation, View } from '@portal/contract/navigation';
import type { PortalContext } from '@portal/contract/portalContext';
import { Drawer } from '@portal/ui/Drawer';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { RemoteOutlet } from '../remote/RemoteOutlet.tsx';
import { failuresAtom } from '../../shell/state/withdrawnAtom.ts';
import { useShell } from '../useShell.ts';
import type { PanelMatch } from '../../address/pages/findPanel.ts';
import { manifestTitle } from './manifestTitle.ts';

import { menuPages } from './bars/menuPages.ts';
import { PageMenu } from './bars/PageMenu.tsx';

/** The panel behind `Perfil`: whatever remote draws it, every remote may put pages into it. */
const MENU = 'profile';

/** A panel of a remote in the shell's drawer. */
export default function PanelView({
  panel: { remote, panel },
  portal,
  location,
}: {
  panel: PanelMatch;
  portal: PortalContext;
  location: PortalLocation;
}) {
  const { boot, session, loadRelease, tellLoad } = useShell();
  const countFailure = useSetAtom(failuresAtom);
  const view = useMemo((): View => ({ kind: 'panel', name: panel.name, params: {} }), [panel.name]);
  const pages = panel.name === MENU ? menuPages(boot.remotes, session.current().mode) : [];
  return (
    <Drawer
      title={manifestTitle(panel.title, portal.provider)}
      side={panel.side}
      shadowAt={panel.name === 'items' ? ITEM_LIST_SCROLL_SHADOW_PX : undefined}
      wide={panel.size === 'wide'}
      onClose={portal.navigation.closePanel}
    >
      <RemoteOutlet
        remote={remote}
        view={view}
        location={location}
        portal={portal}
        loadRelease={loadRelease}
        tellLoad={tellLoad}
        // Beside a panel there may be a page with something typed: what is newer is offered when it is closed.
        onFailed={() => countFailure((times) => times + 1)}
      />
      {pages.length > 0 && <PageMenu pages={pages} portal={portal} />}
    </Drawer>
  );
}
