import { useState } from 'react';
import { loadDraft, saveDraft, type AccessDraft } from './accessDraft.ts';

/** The draft of this tab and how to change it; null is the first step. */
export function useAccessDraft(): [AccessDraft | null, (draft: AccessDraft | null) => void] {
  const [draft, setDraft] = useState(() => loadDraft(sessionStorage, Date.now()));
  return [
    draft,
    (next) => {
      saveDraft(sessionStorage, next);
      setDraft(next);
    },
  ];
}
