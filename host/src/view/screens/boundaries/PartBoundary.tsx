import type { Report } from '@portal/contract/report';
import type { ReactNode } from 'react';
import { PartFailure } from './PartFailure.tsx';
import { RenderBoundary } from './RenderBoundary.tsx';

/** Keeps the failure of one part of the shell to itself: the page and what was typed on it stay. */
export function PartBoundary({
  report,
  onRetry,
  children,
}: {
  report: Report;
  /** Without it the part is left out silently: nobody waits for it. */
  onRetry: (() => void) | null;
  children: ReactNode;
}) {
  const sayFailure = (drawAgain: () => void) =>
    onRetry && (
      <PartFailure
        onRetry={() => {
          onRetry();
          drawAgain();
        }}
      />
    );
  return (
    <RenderBoundary report={report} fallback={sayFailure}>
      {children}
    </RenderBoundary>
  );
}
