import { useRef, type ComponentType, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { texts as common } from '../texts.ts';
import { texts } from './texts.ts';
import { useLazyPart, type LazyPart } from './lazyPart.tsx';

export interface PartWithPlaceholder<Props extends object> {
  preload: LazyPart<Props>['preload'];
  /** Draws `placeholder`, of the same size, until the part is there. */
  Part: ComponentType<{ part: Props; placeholder: ReactNode }>;
}

/**
 * The face of a lazy part within a component, with a placeholder in its place. A download that failed takes down nothing
 * around it, says so in the part's place and can be tried again. The second retry loads the page again, which the shell
 * holds back where something is unsaved: browsers remember code that they refused for as long as the document lives.
 */
export function withPlaceholder<Props extends object>(
  lazy: LazyPart<Props>,
): PartWithPlaceholder<Props> {
  function Part({ part, placeholder }: { part: Props; placeholder: ReactNode }) {
    const { Arrived, failure, askAgain } = useLazyPart(lazy);
    const tries = useRef(0);
    const retry = () => {
      tries.current += 1;
      if (tries.current > 1) window.location.reload();
      else askAgain();
    };
    if (Arrived) return <Arrived {...part} />;
    if (!failure) return placeholder;
    return (
      <div role="alert">
        <p>{texts.partFailed}</p>
        <Button size="small" onClick={retry}>
          {common.retry}
        </Button>
      </div>
    );
  }

  return { preload: lazy.preload, Part };
}
