import type { AnswerToDraw } from '@portal/contract/drawing/visitToDraw';

/**
 * The `fetch` of a page that is drawn for one visitor: it knows the answers that were given, and asks nobody.
 * @param onUnanswered told of whatever else is asked, which is never answered: a page draws that as being on its way
 */
export function answeredFetch(
  service: 'main' | 'calendar',
  answers: readonly AnswerToDraw[],
  onUnanswered: () => void,
): typeof fetch {
  return (input, init) => {
    // What asks with a request of its own has said all in it.
    const { method, url } =
      input instanceof Request && init?.method === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(url);
    const address = `/api/${service}${pathname}${search}`;
    const found = method === 'GET' && answers.find((answer) => answer.address === address);
    if (found) {
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(found.body, { status: found.status, headers }));
    }
    onUnanswered();
    return new Promise(() => undefined);
  };
}
