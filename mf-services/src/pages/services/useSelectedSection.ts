import { useIsInBrowser } from '@portal/ui/useIsInBrowser';
import { restoreScroll } from '@portal/remote/restoreScroll';
import { startingSection, type Section } from '../../work/home/sections.ts';
import { useAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { HomeLists } from './useHomeLists.ts';
import { chosenSectionAtom, scrollBySectionAtom } from '../../state/chosenSectionAtom.ts';

/**
 * The tab shown on a narrow screen: chosen before, else the first that is not empty, decided
 * once when all lists are known (SRV-04, SRV-05). Each tab keeps its own scroll position (SRV-06).
 */
export function useSelectedSection(lists: HomeLists): [Section, (section: Section) => void] {
  const [kept, setChosen] = useAtom(chosenSectionAtom);
  const [scrolls, setScrolls] = useAtom(scrollBySectionAtom);
  const [starting, setStarting] = useState<Section>();
  const restored = useRef<Section | null>(null);
  if (!starting && lists.isSettled) setStarting(startingSection(lists));
  const selected = (useIsInBrowser() && kept) || starting || 'inProgress';

  const scrollOf = useEffectEvent((section: Section) => scrolls[section] ?? 0);
  // Before it is painted: a panel that jumps once it is seen would also undo a move that was made meanwhile.
  useLayoutEffect(() => {
    const isFirst = restored.current === null;
    restored.current = selected;
    return isFirst ? undefined : restoreScroll(scrollOf(selected));
  }, [selected]);

  return [
    selected,
    (next) => {
      setScrolls({ ...scrolls, [selected]: window.scrollY });
      setChosen(next);
    },
  ];
}
