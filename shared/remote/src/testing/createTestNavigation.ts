import type { Navigation, PortalAddress } from '@portal/contract/navigation';

/** Base path of the app in tests as in the shell. */
export const TEST_BASE = '/client';

export interface TestNavigation {
  navigation: Navigation;
  guards(): number;
  goBack(): boolean;
}

function pathOf(to: PortalAddress): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** A navigation that goes nowhere and writes down where it was sent. */
export function createTestNavigation(record: {
  visited: string[];
  titles: string[];
  openedPanels: (string | null)[];
}): TestNavigation {
  const guards: Parameters<Navigation['guard']>[0][] = [];
  const backHandlers: (() => boolean)[] = [];
  const visit = (to: PortalAddress) => void record.visited.push(pathOf(to));

  function keep<Item>(list: Item[], item: Item): () => void {
    list.push(item);
    return () => {
      const index = list.indexOf(item);
      if (index >= 0) list.splice(index, 1);
    };
  }

  return {
    guards: () => guards.length,
    goBack: () => backHandlers.at(-1)?.() ?? false,
    navigation: {
      navigator: {
        push: visit,
        replace: visit,
        go: (delta) => visit(`go ${delta}`),
        createHref: pathOf,
      },
      base: TEST_BASE,
      navigate: (path) => visit(`${TEST_BASE}${path}`),
      back: () => visit('back'),
      setTitle: (title) => void record.titles.push(title),
      guard: (question) => keep(guards, question),
      interceptBack: (handler) => keep(backHandlers, handler),
      openPanel: (name) => void record.openedPanels.push(name),
      closePanel: () => void record.openedPanels.push(null),
    },
  };
}
