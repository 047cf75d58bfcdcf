import { useRef, type ComponentType, type ReactNode } from 'react';
import { arrivingPart, useArrival } from '../arrivingPart/arrivingPart.tsx';
import { Button } from '../Button/Button.tsx';
import { texts } from '../texts.ts';

export interface LazyPart<Props extends object> {
  /** Starts the download; further calls join the first. */
  preload: () => Promise<void>;
  /** Draws `placeholder`, of the same size, until the part is there. */
  Part: ComponentType<{ part: Props; placeholder: ReactNode }>;
}

/**
 * A heavy part of a component that is downloaded when it is first shown. A download that failed takes down nothing
 * around it, says so in the part's place and can be tried again. The second retry loads the page anew, which the shell
 * holds back where something is unsaved: browsers remember code that they refused for as long as the document lives.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const arriving = arrivingPart(load);

  function Part({ part, placeholder }: { part: Props; placeholder: ReactNode }) {
    const { Arrived, failure, askAgain } = useArrival(arriving);
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
          {texts.retry}
        </Button>
      </div>
    );
  }

  return { preload: arriving.preload, Part };
}
