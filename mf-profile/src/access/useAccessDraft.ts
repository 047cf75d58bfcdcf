import { useIsInBrowser } from '@portal/ui/useIsInBrowser';
import { useState } from 'react';
import { loadDraft, saveDraft, type AccessDraft } from './accessDraft.ts';

/** The draft of this tab and how to change it; null is the first step, as which the page is drawn on a server. */
export function useAccessDraft(): [AccessDraft | null, (draft: AccessDraft | null) => void] {
  const isInBrowser = useIsInBrowser();
  const [found] = useState(() =>
    typeof sessionStorage === 'undefined' ? null : loadDraft(sessionStorage, Date.now()),
  );
  const [changed, setChanged] = useState<AccessDraft | null>();
  return [
    changed === undefined ? (isInBrowser ? found : null) : changed,
    (next) => {
      saveDraft(sessionStorage, next);
      setChanged(next);
    },
  ];
}
