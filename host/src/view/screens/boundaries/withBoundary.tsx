import { useLazyPart, type LazyPart } from '@portal/ui/lazyPart';
import { useRef, type ComponentType } from 'react';
import { useShell } from '../../useShell.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { PartWait } from './PartWait.tsx';

/**
 * The face of a lazy part in the shell: a boundary around it. When its code does not arrive, was refused or takes long,
 * that is said with a retry, and everything else stays as it is. The second retry loads the page again, and asks before
 * anything unsaved is left.
 * @param whenFailed `hide` for what nobody asked for
 */
export function withBoundary<Props extends object>(
  lazy: LazyPart<Props>,
  whenFailed: 'say' | 'hide' = 'say',
): ComponentType<Props> {
  /** Its boundary deals with code that did not come as with code that throws, and mounts it again for a retry. */
  function Part(props: Props) {
    const { Arrived, failure } = useLazyPart(lazy);
    const { report } = useShell();
    if (failure) throw failure.error;
    return Arrived ? (
      <Arrived {...props} />
    ) : (
      <PartWait report={report} says={whenFailed === 'say'} />
    );
  }

  return function BoundedPart(props: Props) {
    const { report, navigation } = useShell();
    const tries = useRef(0);
    const retry = (): void => {
      tries.current += 1;
      // Some browsers remember a module that failed for as long as the document lives.
      if (tries.current > 1)
        void navigation.mayLeave().then((leaves) => leaves && window.location.reload());
    };
    return (
      <PartBoundary report={report} onRetry={whenFailed === 'say' ? retry : null}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
