import { configurationSchema } from '@portal/api/company/configuration';
import { liteLinkSchema } from '@portal/api/company/liteLink';
import type { AnswerToDraw } from '@portal/contract/drawing/visitToDraw';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Session } from '@portal/contract/session';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { liteVisitOf } from '../../src/address/lite/liteVisitOf.ts';
import type { DocumentAnswer } from '../../src/early/documentAnswer.ts';
import { TERMS } from '../../src/early/makeFirstCalls.ts';
import { snapshotOf } from '../../src/provider/snapshotOf.ts';

const CONFIGURATION = '/api/main/config';
const LINK = '/api/calendar/customer/links?key=';
const ROUTE = '/api/mgmt/route?';
const CUSTOMER = '/api/main/user/client/info';
/** What a page has from the shell, and asks for nowhere itself. */
const OF_SHELL = [CONFIGURATION, LINK, ROUTE, TERMS, CUSTOMER];

/** What opens an appointment, among what a page is answered of it, and what stands there instead: the one always is a word. */
const CREDENTIALS: Readonly<Record<string, string | null>> = { token: '', token_cal: null };

/** What an answer with a credential has somewhere, written out or, as any name may be, with signs in the place of letters. */
const SUSPICIOUS = /"token|\\u/;

const withoutCredentials = (body: string) =>
  SUSPICIOUS.test(body)
    ? JSON.stringify(JSON.parse(body), (key, value: unknown) =>
        Object.hasOwn(CREDENTIALS, key) ? CREDENTIALS[key] : value,
      )
    : body;

/** Configurations of so many providers are remembered, each by all that it says. */
const REMEMBERED = 200;
const snapshots = new LRUCache<string, ProviderSnapshot>({ max: REMEMBERED });

/** The provider as a configuration says it; null where that is none. It is the same for everybody at a provider, and long. */
function providerOf(body: string, logo: string): ProviderSnapshot | null {
  const key = `${logo}\n${body}`;
  const known = snapshots.get(key);
  if (known) return known;
  const read = v.safeParse(configurationSchema, JSON.parse(body));
  if (!read.success) return null;
  const snapshot = snapshotOf(read.output, logo);
  snapshots.set(key, snapshot);
  return snapshot;
}

/** What a page is drawn from: its provider, whose it is, and what it asked first. */
export interface VisitAnswers {
  provider: ProviderSnapshot;
  session: Session;
  answers: AnswerToDraw[];
}

const OF_LINK = { mode: 'lite', subject: null, termsAccepted: false, scheduling: false } as const;
/** Who it is stays here, too: no page that is drawn asks the shell for it. */
const OF_CUSTOMER: Session = {
  ...{ mode: 'full', subject: null, termsAccepted: true, lite: null, scheduling: false },
};

/**
 * Reads what the first answers of a page say. What opens something stays here: neither the key of a link nor a
 * credential is among what is drawn from, nor whose session it is.
 * @returns null where something is missing that the page cannot be drawn without
 */
export function visitOfAnswers(
  answers: readonly DocumentAnswer[],
  logo: string,
  hasSession: boolean,
): VisitAnswers | null {
  const bodyOf = (address: string): string | undefined =>
    answers.find((answer) => answer.address.startsWith(address))?.body;

  function sessionOfLink(): Session | null {
    const body = bodyOf(LINK);
    const link = v.safeParse(liteLinkSchema, body && JSON.parse(body));
    if (!link.success || bodyOf(ROUTE) === undefined) return null;
    const known = { hasEnded: false, hasAccount: false, itemsKey: '' };
    return { ...OF_LINK, lite: liteVisitOf(link.output, known) };
  }

  const configuration = bodyOf(CONFIGURATION);
  const provider = configuration === undefined ? null : providerOf(configuration, logo);
  // Only terms that are accepted come as an answer (SHL-56).
  const ofCustomer = bodyOf(TERMS) === undefined ? null : OF_CUSTOMER;
  const session = hasSession ? ofCustomer : sessionOfLink();
  const own = answers.filter(({ address }) =>
    OF_SHELL.every((start) => !address.startsWith(start)),
  );
  if (provider === null || session === null || own.length === 0) return null;
  return {
    provider,
    session,
    answers: own.map(({ address, status, body }) => ({
      ...{ address, status, body: withoutCredentials(body) },
    })),
  };
}
