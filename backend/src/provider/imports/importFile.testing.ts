import type { Answer, TestBackend } from '../../testing/testBackend.ts';
import type { ImportKind } from '@portal/api/provider/providerImport';
import { runImports } from './running/runImports.ts';

/** A provider that imports, as its own system does. */
export interface Importer {
  /** Sends a file; a text goes as UTF-8. */
  send(kind: ImportKind, file: string | Uint8Array<ArrayBuffer>): Promise<Answer>;
  ask(method: string, path: string, json?: unknown): Promise<Answer>;
  /** Sends, checks and runs it to its end. @returns its id */
  take(kind: ImportKind, file: string): Promise<string>;
  /** What becomes of each line: `novo`, `recusada: …`. */
  outcomes(id: string): Promise<string[]>;
}

export function createImporter(portal: TestBackend, key: string): Importer {
  const root = '/provider-api/v1/imports';
  const ask = (method: string, path: string, json?: unknown) =>
    portal.call(method, root + path, { token: key, json });
  const send = (kind: ImportKind, file: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new Blob([file]), 'ficheiro.csv');
    return portal.call('POST', root, { token: key, form });
  };
  return {
    ask,
    send,
    take: async (kind, file) => {
      const id = String((await send(kind, file)).body['id']);
      for (const step of ['check', 'run']) {
        const { status, body } = await ask('POST', `/${id}/${step}`, {});
        if (status !== 201) throw new Error(JSON.stringify(body));
      }
      await runToEnd(portal);
      return id;
    },
    outcomes: async (id) => {
      const { body } = await ask('GET', `/${id}/lines?limit=1000`);
      return Object(body['lines']).map(
        ({ outcome, reason }: Record<string, string | null>) =>
          outcome + (reason === null ? '' : `: ${reason}`),
      );
    },
  };
}

/** Lets every import run, or be taken back, to its end. */
export async function runToEnd({ backend }: TestBackend): Promise<void> {
  while ((await runImports(backend)) > 0);
}
