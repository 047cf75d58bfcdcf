import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { FailureCode } from '@portal/contract/failureCodes';
import type { EventBus } from '@portal/contract/eventBus';
import type { Navigation } from '@portal/contract/navigation';
import type { PortalContext } from '@portal/contract/portalContext';
import { createRateLimit } from './createRateLimit.ts';
import { createOwnerSearch } from './findOwner.ts';

/** More than any remote that works needs; a person makes a handful of moves in a second. */
const EVENTS = { burst: 50, perSecond: 20 };
const MOVES = { burst: 10, perSecond: 5 };
/** A page that keeps a search in its address replaces it with every key. */
const REPLACEMENTS = { burst: 50, perSecond: 20 };

const guarded = new WeakMap<PortalContext, Map<string, PortalContext>>();

/** The functions, of which the calls beyond the limit do nothing. */
function limitNavigation(navigation: Navigation, refuse: (what: string) => void): Navigation {
  const mayMove = createRateLimit(MOVES.burst, MOVES.perSecond);
  const mayReplace = createRateLimit(REPLACEMENTS.burst, REPLACEMENTS.perSecond);
  const limit =
    <Parameters extends unknown[]>(
      call: (...parameters: Parameters) => void,
      may: (...parameters: Parameters) => boolean,
    ) =>
    (...parameters: Parameters) => {
      if (may(...parameters)) call(...parameters);
      else refuse('moves through more pages than a person can');
    };
  const { navigator } = navigation;
  return {
    ...navigation,
    navigator: {
      ...navigator,
      push: limit(navigator.push, mayMove),
      replace: limit(navigator.replace, mayReplace),
      go: limit(navigator.go, mayMove),
    },
    navigate: limit(navigation.navigate, (_path, options) =>
      options?.replace ? mayReplace() : mayMove(),
    ),
    back: limit(navigation.back, mayMove),
  };
}

function limitBus(bus: EventBus, refuse: (what: string) => void): EventBus {
  const may = createRateLimit(EVENTS.burst, EVENTS.perSecond);
  return {
    on: bus.on,
    emit(name, payload) {
      if (may()) return bus.emit(name, payload);
      refuse(`sends ${name} faster than anybody can follow`);
      return false;
    },
  };
}

/**
 * The portal as one remote gets it: its events and moves are limited, so that a loop that went wrong keeps nobody
 * else from working. What is beyond the limit is dropped and reported once. The same object for the same remote.
 */
export function guardPortal(portal: PortalContext, remote: ResolvedRemote) {
  const { name, release } = remote;
  const ofPortal = guarded.get(portal) ?? new Map<string, PortalContext>();
  guarded.set(portal, ofPortal);
  const known = ofPortal.get(name);
  if (known) return known;
  const findOwner = createOwnerSearch([remote]);
  const reported = new Set<FailureCode>();
  const refuse = (code: FailureCode) => (message: string) => {
    if (reported.has(code)) return;
    reported.add(code);
    // The last known good release may have taken the place of the first.
    const owner = findOwner(new Error('caller').stack ?? '');
    const first = { remote: name, release: release.version };
    portal.report.failure({ code, message, ...(owner ?? first) });
  };
  const own: PortalContext = {
    ...portal,
    bus: limitBus(portal.bus, refuse('BUS-FLOOD')),
    navigation: limitNavigation(portal.navigation, refuse('NAVIGATION-FLOOD')),
  };
  ofPortal.set(name, own);
  return own;
}
