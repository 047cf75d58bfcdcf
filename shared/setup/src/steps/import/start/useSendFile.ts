import type { ImportKind } from '@portal/api/provider/providerImport';
import { useQueryClient } from '@portal/remote/query';
import { useRef, useState } from 'react';
import { randomKey } from '@portal/remote/randomKey';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { goTo } from '../../../frame/usePath.ts';
import { importAddress } from '../importAddress.ts';
import { texts } from '../texts.ts';
import { refusedFile, type FileRefusal } from './refusedFile.ts';

const MAX_BYTES = 10 << 20;

interface Sending {
  file: File;
  kind: ImportKind;
  /** The same for every try, so that the file is there once. */
  key: string;
}

/** Sends a file and shows its columns then; one that could not be sent stays, and goes again by `again` (SET-23). */
export function useSendFile(kind: ImportKind) {
  const api = useSetupApi();
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);

  async function send(next: Sending): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setRefusal(null);
    setSending(next);
    try {
      const fresh = await api.imports.send(next.file, next.kind, next.key);
      queries.setQueryData(['import', fresh.id], fresh);
      void queries.invalidateQueries({ queryKey: ['imports'] });
      goTo(importAddress(fresh.id));
    } catch (error) {
      setRefusal(refusedFile(error, next.file));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    refusal,
    /** Of the file that is on its way, or was refused. */
    name: sending?.file.name ?? '',
    choose: (file: File) => {
      if (file.size > MAX_BYTES) {
        setRefusal({ words: texts.tooLarge, mayRetry: false });
        return Promise.resolve();
      }
      return send({ file, kind, key: randomKey() });
    },
    again: () => {
      if (sending === null) return Promise.resolve();
      return send(kind === sending.kind ? sending : { ...sending, kind, key: randomKey() });
    },
  };
}
