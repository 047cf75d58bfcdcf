import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusHeading } from '../layout/focusHeading.ts';
import { ACCESSIBILITY_PAGE } from '../layout/hostPages.ts';
import { pageTitleAtom } from '../state/atoms.ts';
import { accessibilityStatement } from './accessibilityStatement.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import { legalProviderOf } from './legalProviderOf.ts';

/** `/acessibilidade`: the accessibility statement. */
export default function AccessibilityPage({ provider }: { provider: ProviderSnapshot }) {
  const setTitle = useSetAtom(pageTitleAtom);
  const isFollowed = useNavigationType() === 'PUSH';
  useEffect(() => {
    setTitle(null);
    if (!isFollowed) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [setTitle, isFollowed]);
  return (
    <Stack gap="small">
      <PageHeading>{ACCESSIBILITY_PAGE.title}</PageHeading>
      <LegalBlocks headings="h2" parts={accessibilityStatement(legalProviderOf(provider))} />
    </Stack>
  );
}
