import { useLayoutEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first drawn, and that is drawn as soon as it has come: React keeps what was
 * suspended back for 300 ms. Throws while drawing when its code did not come, and asks for it again when it is mounted
 * anew.
 */
export function arrivingPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Arrived: ComponentType<Props> | undefined;
  let underWay: Promise<void> | undefined;

  async function begin(): Promise<void> {
    Arrived = (await load()).default;
  }

  return function ArrivingPart(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, setArrived] = useState(Arrived !== undefined);
    useLayoutEffect(() => {
      if (Arrived) return;
      let gone = false;
      underWay ??= begin();
      underWay.then(
        () => !gone && setArrived(true),
        (error: unknown) => {
          underWay = undefined;
          if (!gone) setFailure({ error });
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    if (failure) throw failure.error;
    return Arrived ? <Arrived {...props} /> : null;
  };
}
