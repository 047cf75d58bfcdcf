import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { PageManifest } from '@portal/contract/remoteManifest';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { pageTitleAtom } from '../../shell/state/panelAtom.ts';
import { texts } from '../../shell/texts.ts';
import { manifestTitle } from './manifestTitle.ts';

/** Writes `page | app` (SHL-08, C-90) and answers the page's part. */
export function useDocumentTitle(page: PageManifest | null, provider: ProviderSnapshot): string {
  const own = useAtomValue(pageTitleAtom);
  const declared = page ? manifestTitle(page.title, provider) : texts.notFoundTitle;
  const title = own ?? declared;
  useEffect(() => {
    document.title = `${title} | ${provider.name || texts.appName}`;
  }, [title, provider.name]);
  return title;
}
