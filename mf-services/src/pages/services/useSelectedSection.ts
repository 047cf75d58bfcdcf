import { startingSection, type Section } from '@portal/domain/serviceState';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { chosenSectionAtom, scrollBySectionAtom } from '../../state/homeState.ts';

/**
 * The tab shown on a narrow screen: chosen before, else the first that is not empty, decided
 * once when all lists are known (SRV-04, SRV-05). Each tab keeps its own scroll position (SRV-06).
 */
export function useSelectedSection(
  counts: Readonly<Record<Section, number>>,
  isSettled: boolean,
): [Section, (section: Section) => void] {
  const [chosen, setChosen] = useAtom(chosenSectionAtom);
  const [scrolls, setScrolls] = useAtom(scrollBySectionAtom);
  const [starting, setStarting] = useState<Section | null>(null);
  const restored = useRef<Section | null>(null);
  if (starting === null && isSettled) setStarting(startingSection(counts));
  const selected = chosen ?? starting ?? 'inProgress';

  useEffect(() => {
    if (restored.current !== selected && restored.current !== null) {
      window.scrollTo({ top: scrolls[selected] ?? 0, behavior: 'instant' });
    }
    restored.current = selected;
  }, [selected, scrolls]);

  return [
    selected,
    (next) => {
      if (next === selected) return;
      setScrolls({ ...scrolls, [selected]: window.scrollY });
      setChosen(next);
    },
  ];
}
