import type { ProviderImport } from '@portal/api/provider/providerImport';
import { texts } from './texts.ts';

/** What an import is called: as its file was, else by what it holds. */
export function fileNameOf({ file_name: name, kind }: ProviderImport): string {
  return name ?? texts.kinds[kind].title;
}
