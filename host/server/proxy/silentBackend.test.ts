import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../testing/listen.ts';
import { startTestEdge } from '../testing/startTestEdge.ts';
import { createSilenceWatch } from './createSilenceWatch.ts';
import { proxyToBackend } from './proxyToBackend.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** An edge in front of a backend that answers a call when it is told to, and hangs as a whole when it is told to. */
async function start() {
  let isHanging = false;
  let finish = (): void => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const answer = (): Promise<Response> =>
    isHanging ? new Promise(() => undefined) : Promise.resolve(Response.json({}));
  const running = await startTestEdge((backend) => {
    backend.get('/health', answer);
    backend.get('/main/quick', answer);
    backend.get('/main/slow', async (context) => {
      await slow;
      return context.json({});
    });
  });
  stops.push(() => running.stop());
  const { backend } = running.environment;
  const said: string[] = [];
  const looks: boolean[] = [];
  const watch = createSilenceWatch(backend, (sentence) => said.push(sentence), 300);
  const silence = {
    ...watch,
    isSilent: async () => {
      const silent = await watch.isSilent();
      looks.push(silent);
      return silent;
    },
  };
  const timeouts = { answer: 60_000, upload: () => 60_000, silence: 100 };
  const edge = new Hono();
  edge.all('/api/*', (context) => proxyToBackend(context, backend, { timeouts, silence }));
  const { port, stop } = await listen(edge);
  stops.push(stop);
  return {
    call: (path: string) => fetch(`http://127.0.0.1:${port}/api/main/${path}`),
    said,
    looks,
    finish: () => finish(),
    hang: (hangs: boolean) => {
      isHanging = hangs;
    },
  };
}

test('calls to a backend that hangs are given up, which the log says once, and it is said when it is back [C-838]', async () => {
  const { call, said, hang } = await start();
  hang(true);
  const answers = await Promise.all([call('quick'), call('quick')]);
  expect(answers.map(({ status }) => status)).toEqual([504, 504]);
  expect(await answers[0]?.json()).toMatchObject({ type: 'Failure', http_code: 504 });
  expect(said).toEqual(['The backend does not answer: calls are given up.']);
  hang(false);
  expect((await call('quick')).status).toBe(200);
  expect(said.slice(1)).toEqual(['The backend answers again.']);
});

test('a call that takes its time is waited for while the backend says that it is there [C-838]', async () => {
  const { call, said, looks, finish } = await start();
  const answer = call('slow');
  await expect.poll(() => looks.length).toBeGreaterThan(2);
  finish();
  expect((await answer).status).toBe(200);
  expect([...new Set(looks)]).toEqual([false]);
  expect(said).toEqual([]);
});
