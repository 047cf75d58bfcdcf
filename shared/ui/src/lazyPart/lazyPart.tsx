import { useLayoutEffect, useState, type ComponentType } from 'react';
import { loadPart } from './loadPart.ts';

/** A component whose code comes when it is first wanted, and stays once it has come. */
export interface LazyPart<Props extends object> {
  /** Starts the download; further calls join it, until it failed. */
  preload: () => Promise<void>;
  arrived: () => ComponentType<Props> | undefined;
}

export interface LazyPartState<Props extends object> {
  Arrived: ComponentType<Props> | undefined;
  /** Why the code did not come. */
  failure: { error: unknown } | undefined;
  askAgain: () => void;
}

/** Keeps the component that `load` brings, for every place that draws it. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let arrived: ComponentType<Props> | undefined;
  let underWay: Promise<void> | undefined;

  function preload(): Promise<void> {
    underWay ??= loadPart(load).then(
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

  return { preload, arrived: () => arrived };
}

/**
 * Asks for the part when it is first drawn, and draws again as soon as it has come: `React.lazy` would keep it back
 * for 300 ms. Unlike there, code that did not come can be asked for again.
 */
export function useLazyPart<Props extends object>(part: LazyPart<Props>): LazyPartState<Props> {
  const [failure, setFailure] = useState<LazyPartState<Props>['failure']>();
  const [, setArrived] = useState(false);
  const Arrived = part.arrived();
  useLayoutEffect(() => {
    // What was drawn counts: the code may have come since.
    if (Arrived || failure) return;
    let gone = false;
    part.preload().then(
      () => !gone && setArrived(true),
      (error: unknown) => !gone && setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [part, Arrived, failure]);
  return { Arrived, failure, askAgain: () => setFailure(undefined) };
}
