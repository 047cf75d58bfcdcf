import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { texts } from '../texts.ts';

export interface LazyPart<Props extends object> {
  /** Starts the download; further calls join the first. */
  preload: () => Promise<void>;
  /** Draws `placeholder`, of the same size, until the part is there. */
  Part: ComponentType<{ part: Props; placeholder: ReactNode }>;
}

/**
 * A heavy part of a component that is downloaded when it is first shown. Unlike `React.lazy` a
 * download that failed takes down nothing around it and can be tried again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let arrived: ComponentType<Props> | undefined;
  let underWay: Promise<void> | undefined;

  function preload(): Promise<void> {
    underWay ??= load().then(
      (module) => {
        arrived = module.default;
      },
      (error: unknown) => {
        underWay = undefined;
        throw error;
      },
    );
    return underWay;
  }

  function Part({ part, placeholder }: { part: Props; placeholder: ReactNode }) {
    const [state, setState] = useState<'waiting' | 'failed' | 'there'>(
      arrived ? 'there' : 'waiting',
    );
    useEffect(() => {
      if (state !== 'waiting') return;
      let gone = false;
      const settle = (settled: 'failed' | 'there') => () => {
        if (!gone) setState(settled);
      };
      preload().then(settle('there'), settle('failed'));
      return () => {
        gone = true;
      };
    }, [state]);

    if (arrived) return createElement(arrived, part);
    if (state !== 'failed') return placeholder;
    return (
      <div role="alert">
        <p>{texts.partFailed}</p>
        <Button size="small" onClick={() => setState('waiting')}>
          {texts.retry}
        </Button>
      </div>
    );
  }

  return { preload, Part };
}
