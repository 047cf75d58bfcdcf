import type { LiteRegisterRequest } from '@portal/contract/overlays';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { LiteRegisterAnswer } from './liteRegisterAnswer.ts';
import { BASE } from '../../address/appPath.ts';
import type { ShellNavigation } from '../navigation/createNavigation.ts';
import type { OverlayQueue } from '../overlays/createOverlays.ts';
import { writeCookie } from '../../browser/writeCookie.ts';
import type { ShellSession } from '../session/shellSession.ts';
import type { Lite } from './createLite.ts';
import { deleteLiteData } from './deleteLiteData.ts';
import { accountAddress } from './accountAddress.ts';

/** Every way out of lite mode. */
export interface LeaveLite {
  /** To registration or login, with the contact that is known (LITE-10) and, in a sentence, what for. */
  toAccess(page: '/registo' | '/login', next?: string, purpose?: string): void;
  /** `Voltar à minha conta` (LITE-15): the session's own portal, loaded again. */
  toAccount(next?: string): void;
  /** Forgets the visit: the link was not for this person, or is refused (LITE-19, ERR-03). */
  logOut(): void;
  /** The register overlay, and what follows from its answer (LITE-31). */
  ask(request?: LiteRegisterRequest): Promise<void>;
}

/** What the ways out lead through. */
export interface LeaveLiteParts {
  lite: Lite;
  session: ShellSession;
  navigation: ShellNavigation;
  overlays: Pick<OverlayQueue, 'askToRegister'>;
}

export function leaveLite({ lite, session, navigation, overlays }: LeaveLiteParts): LeaveLite {
  function toAccess(page: '/registo' | '/login', next?: string, purpose?: string): void {
    writeCookie(COOKIE_NAMES.fromLite, 'true');
    if (next?.startsWith('/schedule')) writeCookie(COOKIE_NAMES.openAppointment, 'true');
    const state = purpose === undefined ? undefined : { purpose };
    navigation.navigate(accountAddress(page, lite.contact(), next), { state });
  }

  function toAccount(next = '/services'): void {
    window.location.assign(BASE + next);
  }

  /** Where the visitor belongs: customers log in, others register (LITE-09, LITE-10). */
  function preferred(): LiteRegisterAnswer {
    const visit = session.current().lite;
    if (visit?.hasAccount) return 'account';
    return visit?.isClient ? 'login' : 'register';
  }

  return {
    toAccess,
    toAccount,
    logOut() {
      lite.close();
      deleteLiteData();
      session.setLite(null);
      if (session.held() === null) navigation.navigate('/login', { replace: true });
      else toAccount();
    },
    async ask({ body, next, directly = false, onLeave, onCode } = {}) {
      const answer = directly
        ? preferred()
        : await overlays.askToRegister(body, onCode !== undefined);
      if (answer === null) return;
      if (answer === 'code') return onCode?.();
      onLeave?.();
      if (answer === 'account') toAccount(next);
      else toAccess(answer === 'login' ? '/login' : '/registo', next, body);
    },
  };
}
