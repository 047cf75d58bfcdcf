import type { NativePlatform } from '@portal/contract/native';
import { BEHAVIOURS, type Behaviour } from './simulatedApp.ts';

export const PLATFORMS: readonly NativePlatform[] = ['ANDROID', 'IOS', 'WEB'];

/** How the simulator begins, so that a situation can be sent as a link. */
export interface Start {
  platform: NativePlatform;
  behaviour: Behaviour;
  /** App path, below `/client`. */
  path: string;
}

/** Reads `?platform=IOS&behaviour=silent&path=/services`; what is wrong or missing is the usual. */
export function readStart(search: string): Start {
  const query = new URLSearchParams(search);
  const path = query.get('path') ?? '/';
  return {
    platform: PLATFORMS.find((known) => known === query.get('platform')) ?? 'ANDROID',
    behaviour: BEHAVIOURS.find((known) => known === query.get('behaviour')) ?? 'answers',
    path: /^\/(?!\/)/.test(path) ? path : '/',
  };
}
