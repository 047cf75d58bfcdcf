import { configurationSchema } from '@portal/api/company/configuration';
import { liteLinkSchema } from '@portal/api/company/liteLink';
import type { AnswerToDraw } from '@portal/contract/drawing/visitToDraw';
import type { LiteVisit } from '@portal/contract/liteVisit';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import * as v from 'valibot';
import { liteVisitOf } from '../../src/address/liteVisitOf.ts';
import type { DocumentAnswer } from '../../src/early/documentAnswer.ts';
import { snapshotOf } from '../../src/provider/snapshotOf.ts';

const CONFIGURATION = '/api/main/config';
const LINK = '/api/calendar/customer/links?key=';
const ROUTE = '/api/mgmt/route?';

/** What a lite page is drawn from: its provider, its visit, and what it asked first. */
export interface LiteVisitAnswers {
  provider: ProviderSnapshot;
  visit: LiteVisit;
  answers: AnswerToDraw[];
}

/**
 * Reads what the first answers of a lite page say. What opens something stays here: neither the key of the link nor the
 * credential for it is among what is drawn from.
 * @returns null where something is missing that the page cannot be drawn without
 */
export function visitOfAnswers(
  answers: readonly DocumentAnswer[],
  logo: string,
): LiteVisitAnswers | null {
  const bodyOf = (address: string): unknown => {
    const found = answers.find((answer) => answer.address.startsWith(address));
    return found && JSON.parse(found.body);
  };
  const configuration = v.safeParse(configurationSchema, bodyOf(CONFIGURATION));
  const link = v.safeParse(liteLinkSchema, bodyOf(LINK));
  const own = answers.filter(({ address }) =>
    [CONFIGURATION, LINK, ROUTE].every((start) => !address.startsWith(start)),
  );
  const isComplete = own.length > 0 && bodyOf(ROUTE) !== undefined;
  if (!configuration.success || !link.success || !isComplete) return null;
  return {
    provider: snapshotOf(configuration.output, logo),
    visit: liteVisitOf(link.output, { hasEnded: false, hasAccount: false, itemsKey: '' }),
    answers: own.map(({ address, status, body }) => ({ address, status, body })),
  };
}
