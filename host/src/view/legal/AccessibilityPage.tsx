import type { PortalLocation } from '@portal/contract/navigation';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { useEffect, useLayoutEffect } from 'react';
import { ACCESSIBILITY_PAGE } from '../../address/pages/hostPageOf.ts';
import { usePageArrival } from '../layout/usePageArrival.ts';
import { removeSkeleton } from '../screens/startup/removeSkeleton.ts';
import { accessibilityStatement } from './accessibilityStatement.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
import { legalProviderOf } from './legalProviderOf.ts';

/** `/acessibilidade`: the accessibility statement. */
export default function AccessibilityPage({
  provider,
  location,
}: {
  provider: ProviderSnapshot;
  location: PortalLocation;
}) {
  const arrive = usePageArrival(ACCESSIBILITY_PAGE, location);
  useEffect(() => arrive());
  useLayoutEffect(removeSkeleton, []);
  return (
    <Stack gap="small">
      <PageHeading isTitle>{ACCESSIBILITY_PAGE.title}</PageHeading>
      <LegalBlocks headings="h2" parts={accessibilityStatement(legalProviderOf(provider))} />
    </Stack>
  );
}
