import type { SetupImport } from '@portal/api/setup/setupImport';
import { useEffect, useRef, useState } from 'react';
import { useSetupApi } from '../../../../calls/useSetupApi.ts';
import { refusedCall } from '../../refusedCall.ts';
import { mappingWith, type Mapping } from './mappingWith.ts';

/**
 * Which column holds what, kept as it is chosen, one change after the other; what could not be sent stays, and goes with the
 * next one or before the file is tried (SET-23).
 */
export function useMapping(shown: SetupImport, keep: (fresh: SetupImport) => void) {
  const api = useSetupApi();
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const [error, setError] = useState<string | null>(null);
  const wanted = useRef<Mapping | null>(null);
  const sending = useRef<Promise<boolean> | null>(null);
  const mapping = chosen ?? shown.mapping;

  async function sendAll(): Promise<boolean> {
    try {
      while (wanted.current !== null) {
        const next = wanted.current;
        const fresh = await api.imports.map(shown.id, next);
        if (wanted.current !== next) continue;
        wanted.current = null;
        setError(null);
        keep(fresh);
      }
      return true;
    } catch (refused) {
      setError(refusedCall(refused));
      return false;
    }
  }
  /** @returns whether all is kept */
  function flush(): Promise<boolean> {
    sending.current ??= sendAll().finally(() => (sending.current = null));
    return sending.current;
  }

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (wanted.current !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);

  return {
    mapping,
    error,
    flush,
    /** @param field null for a column that is not imported @returns the column that held it before, if any */
    choose(column: string, field: string | null): string | undefined {
      const next = mappingWith(mapping, column, field);
      wanted.current = next;
      setChosen(next);
      void flush();
      const before = field === null ? undefined : mapping[field];
      return before === column ? undefined : before;
    },
  };
}
