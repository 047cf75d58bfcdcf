import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';

/** Says that what is shown is the last that was known, and since when. */
export function OfflineBanner({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Banner tone="offline" title={title} live>
      {children}
    </Banner>
  );
}
