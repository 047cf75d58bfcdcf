import { useQuery, useQueryClient } from '@portal/remote/query';
import type { SetupImport } from '@portal/api/setup/setupImport';
import { announce } from '@portal/ui/announce';
import { useCallback, useEffect, useRef } from 'react';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { useDraft } from '../../../draft/useDraft.ts';
import { focusHeading } from '../focusHeading.ts';
import { headingOf } from './headingOf.ts';

/** How often a run is looked at. */
const FOLLOW_MS = 1500;
const isAtWork = (state: SetupImport['state'] | undefined) =>
  state === 'running' || state === 'undoing';

/**
 * An import as it stands, followed as long as something works at it. What it changes of the set-up is asked for again: what
 * steps lack, the list of imports, and the draft, of which services that are in force are a part.
 */
export function useImport(id: string) {
  const api = useSetupApi();
  const queries = useQueryClient();
  const { store } = useDraft();
  const query = useQuery({
    queryKey: ['import', id],
    queryFn: () => api.imports.read(id),
    refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? FOLLOW_MS : false),
  });
  const { data } = query;
  const before = useRef(data?.state);
  const isOwnStep = useRef(false);

  useEffect(() => {
    if (data === undefined || before.current === data.state) return;
    const isFirst = before.current === undefined;
    const hasEnded = isAtWork(before.current) && !isAtWork(data.state);
    before.current = data.state;
    if (isFirst) return;
    // What had the focus went with the state before.
    const isLost = document.activeElement === document.body;
    if (isOwnStep.current || isLost) focusHeading();
    else announce(headingOf(data).heading, null);
    isOwnStep.current = false;
    void queries.invalidateQueries({ queryKey: ['imports'] });
    if (!hasEnded) return;
    void queries.invalidateQueries({ queryKey: ['steps'] });
    // What cannot be read now is read when the set-up is opened again.
    if (data.kind === 'services') api.draft().then(store.catchUp, () => undefined);
  }, [data, api, queries, store]);

  const keep = useCallback(
    (fresh: SetupImport) => void queries.setQueryData(['import', fresh.id], fresh),
    [queries],
  );
  return {
    ...query,
    keep,
    /** Takes a step that its owner asked for: the focus goes to what the page says then. */
    take: async (step: 'check' | 'run' | 'undo'): Promise<void> => {
      isOwnStep.current = true;
      try {
        keep(await api.imports.step(id, step));
      } catch (error) {
        isOwnStep.current = false;
        // It may have been taken all the same.
        void query.refetch();
        throw error;
      }
    },
  };
}
