import type { PortalLocation } from '@portal/contract/navigation';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { Search } from '@portal/ui/icons/controls/Search';
import { useEffect, useLayoutEffect } from 'react';
import { usePageArrival } from '../layout/usePageArrival.ts';
import { BASE } from '../../address/appPath.ts';
import { texts } from '../../shell/texts.ts';
import { notFoundTexts } from './notFoundTexts.ts';
import { removeSkeleton } from './startup/removeSkeleton.ts';

/** An address that belongs to no page. */
export default function NotFoundPage({ location }: { location: PortalLocation }) {
  const arrive = usePageArrival(null, location);
  useEffect(() => arrive());
  useLayoutEffect(removeSkeleton, []);
  return (
    <EmptyState
      icon={<Search />}
      title={texts.notFoundTitle}
      titleAs="h1"
      action={
        <Button variant="primary" href={BASE}>
          {notFoundTexts.goHome}
        </Button>
      }
    >
      {notFoundTexts.body}
    </EmptyState>
  );
}
