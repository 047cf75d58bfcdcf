import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { texts as common } from '../texts.ts';
import { PART_SLOW } from './loadPart.ts';
import { texts } from './texts.ts';
import { useLazyPart, type LazyPart } from './lazyPart.tsx';

/** How long a part may take before it is said, in milliseconds, as for remotes (C-254). */
const SLOW_AFTER_MS = 1500;

export interface PartWithPlaceholder<Props extends object> {
  preload: LazyPart<Props>['preload'];
  /** Draws `placeholder`, of the same size, until the part is there. */
  Part: ComponentType<{ part: Props; placeholder: ReactNode }>;
}

/**
 * The face of a lazy part within a component, with a placeholder in its place. A download that failed takes down nothing
 * around it, says so in the part's place and can be tried again. The second retry loads the page again, and so does that
 * of a download that takes long or hangs, which the shell holds back where something is unsaved: browsers remember code
 * that they refused for as long as the document lives, and wait for the one that they asked for.
 */
export function withPlaceholder<Props extends object>(
  lazy: LazyPart<Props>,
): PartWithPlaceholder<Props> {
  function Part({ part, placeholder }: { part: Props; placeholder: ReactNode }) {
    const { Arrived, failure, askAgain } = useLazyPart(lazy);
    const tries = useRef(0);
    const [isSlow, setSlow] = useState(false);
    const isOnItsWay = !Arrived && !failure;
    useEffect(() => {
      setSlow(false);
      if (!isOnItsWay) return undefined;
      const timer = setTimeout(() => {
        setSlow(true);
        window.dispatchEvent(new CustomEvent(PART_SLOW, { detail: new Error().stack }));
      }, SLOW_AFTER_MS);
      return () => clearTimeout(timer);
    }, [isOnItsWay]);
    const retry = () => {
      tries.current += 1;
      if (isSlow || tries.current > 1) window.location.reload();
      else askAgain();
    };
    if (Arrived) return <Arrived {...part} />;
    if (!failure && !isSlow) return placeholder;
    return (
      <>
        {!failure && placeholder}
        <div role={failure ? 'alert' : 'status'}>
          <p>{failure ? texts.partFailed : texts.partSlow}</p>
          <Button size="small" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      </>
    );
  }

  return { preload: lazy.preload, Part };
}
