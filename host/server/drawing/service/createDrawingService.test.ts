import { expect, test } from 'vitest';
import { createDrawingService } from './createDrawingService.ts';

test('a program gets what it is to draw as one line, and whatever would be two is refused [C-721]', async () => {
  const asked: string[] = [];
  const service = createDrawingService({
    put: () => undefined,
    close: () => undefined,
    draw: async (_program, input) => {
      asked.push(input);
      return { drawn: '{"markup":"<p>"}' };
    },
  });
  service.onError((_error, context) => context.body(null, 400));
  const draw = (body: string) =>
    service.request('/drawings?program=p&milliseconds=80', { method: 'POST', body });
  expect((await draw('{}\n2 {}')).status).toBe(400);
  expect(await (await draw('{"name":"Ana"}')).json()).toEqual({ drawn: { markup: '<p>' } });
  expect(asked).toEqual(['{"name":"Ana"}']);
});
