import type { FailureCode } from '@portal/contract/failureCodes';
import type { PortalContext } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import { createRateLimit } from './createRateLimit.ts';

/** One view on the page, as its calls are judged. */
export interface Mount {
  /** When it was taken off the page, in milliseconds of the page; infinite before. */
  endedAt: number;
  /** Its place on the page has gone, and its unmount is under way. */
  isLeaving: boolean;
  /** What ends with the view. */
  endings: Set<() => void>;
  /** Whether who uses the portal is somebody else now than when it was mounted: a visitor who has logged in. */
  isAfterLogin(): boolean;
  /** Reports, once for each code, that a call was not done. */
  refuse(code: FailureCode, message: string): void;
}

/**
 * Does a call, or answers it without doing it.
 * @param what name of the function, which is unique in what is bound
 * @param act does it, with other parameters where they are given
 */
export type Judge = (
  mount: Mount,
  what: string,
  act: (instead?: readonly unknown[]) => unknown,
  parameters: readonly unknown[],
) => unknown;

/** The portal of one mount. */
export interface BoundPortal {
  portal: PortalContext;
  /** The view begins to leave the page: what it still does is its own end, and no more of it is acted upon. */
  leave(): void;
  /** The view is off the page: what it registered ends, and what it asks for from now on is not done. */
  end(): void;
}

let judge: Judge = (_mount, _what, act) => act();

/** Hands over what judges more than floods: it comes when the page has drawn its own content. */
export function judgeBy(next: Judge): void {
  judge = next;
}

/**
 * The portal as one mount of a release gets it: what it registers ends with the mount, and a flood of events or moves is
 * held back from the first moment (C-338). The rest is what the judge says, see `judgeCall`.
 */
export function bindPortal(portal: PortalContext, { name, version }: Release): BoundPortal {
  const endings = new Set<() => void>();
  const told = new Set<FailureCode>();
  // A person makes a handful of moves at once, and not for long.
  const move = createRateLimit(10, 1);
  const limits: Readonly<Record<string, () => boolean>> = {
    emit: createRateLimit(50, 20),
    // A page that keeps a search in its address replaces it with every key.
    replace: createRateLimit(50, 20),
    navigate: move,
    push: move,
    go: move,
    back: move,
    openPanel: move,
  };
  const { session, bus, live, navigation, overlays, native } = portal;
  const { mode } = session.current();
  const mount: Mount = {
    endedAt: Infinity,
    isLeaving: false,
    endings,
    isAfterLogin: () => session.current().mode !== mode,
    refuse(code, message) {
      if (told.has(code)) return;
      told.add(code);
      portal.report.failure({ code, message, remote: name, release: version });
    },
  };

  function call(
    what: string,
    act: (instead?: readonly unknown[]) => unknown,
    parameters: readonly unknown[],
  ): unknown {
    const [first, options] = parameters;
    const replaces = what === 'navigate' && Object(options).replace;
    if (limits[replaces ? 'replace' : what]?.() === false) {
      // Of events the name; what else is handed over may be the customer's.
      if (what === 'emit') mount.refuse('BUS-FLOOD', String(first));
      else mount.refuse('NAVIGATION-FLOOD', what);
      return false;
    }
    const answer = judge(mount, what, act, parameters);
    // Who the customer was is forgotten at the end of the session, also by a remote that shows nothing then.
    if (typeof answer !== 'function' || first === 'session.ended') return answer;
    const end = () => {
      endings.delete(end);
      answer();
    };
    endings.add(end);
    return end;
  }

  const bind = <Part extends object>(part: Part): Part => ({
    ...part,
    ...Object.fromEntries(
      Object.entries(part).map(([what, member]: [string, unknown]) => [
        what,
        typeof member === 'function'
          ? (...parameters: unknown[]) =>
              call(what, (instead = parameters) => Reflect.apply(member, part, instead), parameters)
          : member,
      ]),
    ),
  });
  return {
    portal: {
      ...portal,
      session: bind(session),
      bus: bind(bus),
      live: live && bind(live),
      navigation: bind({ ...navigation, navigator: bind(navigation.navigator) }),
      overlays: bind(overlays),
      native: bind(native),
      report: {
        ...portal.report,
        failure: (failure) => portal.report.failure({ ...failure, remote: name, release: version }),
      },
    },
    leave() {
      mount.isLeaving = true;
    },
    end() {
      mount.endedAt = performance.now();
      for (const end of endings) end();
    },
  };
}
