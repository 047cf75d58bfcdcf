import type { AnswerToDraw, VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import type { Release } from '@portal/contract/release';
import type { Session } from '@portal/contract/session';
import { TEST_PROVIDER } from '@portal/remote/testing/testProvider';
import { addressOf } from './addressOf.ts';
import { findSample, type Samples } from './findSample.ts';

const WORK = 'A-00000000000000000000000001';
const APPOINTMENT = 'S-00000000000000000000000001';

type Page = Release['pages'][number];

/** What a page asks first, as far as the examples answer it, for a link of this subject. */
function answersOf(page: Page, samples: Samples, subject: string): AnswerToDraw[] {
  return (page.firstRequests ?? []).flatMap(({ service, method, path }) => {
    const isOfOther = path.includes(subject === WORK ? ':appointment' : ':work');
    const found = isOfOther ? undefined : findSample(samples, method, `/${service}${path}`);
    const asked = path.replace(/:[a-zA-Z]+\??/, subject);
    const address = `/api/${service}${asked}`;
    return found === undefined ? [] : [{ address, status: 200, body: JSON.stringify(found) }];
  });
}

function sessionOf(page: Page, subjectId: string): Session {
  const isLite = page.modes.includes('lite');
  const lite = {
    ...{ subjectId, hasEnded: false, isClient: false, hasAccount: false, itemsKey: '' },
  };
  return {
    ...{ mode: isLite ? 'lite' : 'full', lite: isLite ? lite : null },
    ...{ subject: null, termsAccepted: !isLite, scheduling: false },
  };
}

/** The visits by which a page is drawn before anybody has the release: by a link or of a customer, of a work and of an appointment. */
export function visitsToDraw(
  { federationName }: Release,
  page: Page,
  samples: Samples,
): VisitToDraw[] {
  return [WORK, APPOINTMENT].flatMap((subjectId) => {
    const answers = answersOf(page, samples, subjectId);
    const session = sessionOf(page, subjectId);
    const { path, params } = addressOf(page.path, subjectId);
    const visit: VisitToDraw = {
      ...{ federationName, page: page.name, params, path: `/client${path}` },
      ...{ search: session.lite ? '?fo=1' : '', session },
      ...{ provider: TEST_PROVIDER, answers, userAgent: 'Mozilla/5.0' },
    };
    return answers.length === 0 ? [] : [visit];
  });
}
