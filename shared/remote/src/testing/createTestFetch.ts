export interface TestRequest {
  service: 'main' | 'calendar';
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON; null without a body. */
  body: unknown;
}

/** What the server of a test answers: a value (sent as JSON) or a whole Response. */
export type TestAnswer = (request: TestRequest) => unknown;

async function readRequest(
  service: TestRequest['service'],
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<TestRequest> {
  const request =
    input instanceof Request ? input : new Request(new URL(input, location.href), init);
  const url = new URL(request.url);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  return {
    service,
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: isJson && text ? JSON.parse(text) : text || null,
  };
}

/** The `fetch` of one service, answered from a table by `METHOD /path`; what is not in it by `otherwise`, usually 404. */
export function createTestFetch(
  service: TestRequest['service'],
  answers: ReadonlyMap<string, TestAnswer>,
  requests: TestRequest[],
  otherwise: TestAnswer = () => Response.json({ http_code: 404 }, { status: 404 }),
): typeof fetch {
  return async (input, init) => {
    const request = await readRequest(service, input, init);
    requests.push(request);
    const answer = answers.get(`${request.method} ${request.path}`) ?? otherwise;
    const result = await answer(request);
    return result instanceof Response ? result : Response.json(result ?? {});
  };
}
