import { COOKIE_NAMES } from '@portal/contract/cookies';
import { writeCookie } from '../../browser/writeCookie.ts';
import type { ShellSession } from './shellSession.ts';

/** Keeps that the terms were accepted, wherever that was: at the start, at a login or in advance (SHL-54). */
export function keepAcceptance(of: {
  session: Pick<ShellSession, 'setTermsAccepted'>;
  domain: string;
}): void {
  writeCookie(COOKIE_NAMES.cluster, of.domain);
  of.session.setTermsAccepted(true);
}
