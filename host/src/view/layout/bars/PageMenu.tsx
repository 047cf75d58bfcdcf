import type { PortalContext } from '@portal/contract/portalContext';
import { ChevronRight } from '@portal/ui/icons/arrows/ChevronRight';
import { List, ListRow } from '@portal/ui/ListRow';
import { manifestTitle } from '../manifestTitle.ts';
import type { MenuPage } from './menuPages.ts';

function Icon({ lines }: { lines: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  );
}

/** The pages that remotes put into the menu, below what the menu's own remote says. */
export function PageMenu({
  pages,
  portal: { provider, navigation },
}: {
  pages: readonly MenuPage[];
  portal: PortalContext;
}) {
  function open(path: string): void {
    navigation.closePanel();
    navigation.navigate(path);
  }
  return (
    <List>
      {pages.map(({ path, title, icon }) => (
        <ListRow
          key={path}
          media={<Icon lines={icon} />}
          title={manifestTitle(title, provider)}
          end={<ChevronRight />}
          onSelect={() => open(path)}
        />
      ))}
    </List>
  );
}
