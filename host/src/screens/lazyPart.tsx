import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useShell } from '../useShell.ts';
import { PartBoundary } from './PartBoundary.tsx';

/**
 * A part of the shell that comes when it is first shown. When its code does not arrive, or was refused,
 * that is said with a retry, and everything else stays as it is.
 * @param whenFailed `hide` for what nobody asked for
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  whenFailed: 'say' | 'hide' = 'say',
): ComponentType<Props> {
  // React keeps a failed load for ever, so that a retry needs another one.
  let Part = lazy(load);
  return function LazyPart(props: Props) {
    const { report } = useShell();
    const [, setAttempt] = useState(0);
    const retry = (): void => {
      Part = lazy(load);
      setAttempt((last) => last + 1);
    };
    return (
      <PartBoundary report={report} onRetry={whenFailed === 'say' ? retry : null}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
