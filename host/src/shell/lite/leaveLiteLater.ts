import type { LeaveLite, LeaveLiteParts } from './leaveLite.ts';

/** Every way out of lite mode; its code comes with that of lite pages. */
export function leaveLiteLater(parts: LeaveLiteParts): LeaveLite {
  const load = async () => {
    const { leaveLite } = await import(/* webpackChunkName: "lite" */ './leaveLite.ts');
    return leaveLite(parts);
  };
  const go = (way: (leave: LeaveLite) => void): void => void load().then(way);
  return {
    toAccess: (page, next, purpose) => go((leave) => leave.toAccess(page, next, purpose)),
    toAccount: (next) => go((leave) => leave.toAccount(next)),
    logOut: () => go((leave) => leave.logOut()),
    ask: async (request) => (await load()).ask(request),
  };
}
