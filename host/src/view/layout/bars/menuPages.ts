import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { Mode } from '@portal/contract/remoteManifest';
import { isReachable } from '../../../address/pages/matchPage.ts';

/** One page that its remote wants in the menu. */
export interface MenuPage {
  /** App path, without parameters. */
  path: string;
  /** As `remote.json` writes it, see `manifestTitle`. */
  title: string;
  /** Lines of the icon, 24 by 24. */
  icon: string;
}

/** The pages that remotes put into the menu of this mode; a page that needs a parameter cannot stand there. */
export function menuPages(remotes: readonly ResolvedRemote[], mode: Mode): MenuPage[] {
  return remotes.flatMap(({ release }) =>
    release.pages.flatMap((page) => {
      const path = page.path.replaceAll(/\/[^/]*\?/g, '');
      const { menu, title } = page;
      if (!menu || /[:*]/.test(path) || !isReachable(page, mode)) return [];
      return [{ path, title, icon: menu.icon }];
    }),
  );
}
