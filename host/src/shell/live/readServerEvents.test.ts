import { expect, test } from 'vitest';
import { readServerEvents, type ServerEvent } from './readServerEvents.ts';

async function read(...pieces: Uint8Array<ArrayBuffer>[]): Promise<(ServerEvent | null)[]> {
  const events: (ServerEvent | null)[] = [];
  for await (const event of readServerEvents(new Blob(pieces).stream())) events.push(event);
  return events;
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('events and comments come one by one', async () => {
  const text =
    ': open\n\nevent: service\ndata: {"subject":"A-1"}\nid: 7.9\n\n: beat\n\nevent: reset\ndata: {}\nid: 8.9\n\n';
  expect(await read(bytes(text))).toEqual([
    null,
    { name: 'service', data: '{"subject":"A-1"}', id: '7.9' },
    null,
    { name: 'reset', data: '{}', id: '8.9' },
  ]);
});

test('wherever the network cuts an event, it is read whole', async () => {
  const whole = bytes('event: service\ndata: {"subject":"ação"}\nid: 1.2\n\n');
  for (let at = 1; at < whole.length; at += 1) {
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(whole.slice(0, at));
        controller.enqueue(whole.slice(at));
        controller.close();
      },
    });
    const found: (ServerEvent | null)[] = [];
    for await (const event of readServerEvents(stream)) found.push(event);
    expect(found).toEqual([{ name: 'service', data: '{"subject":"ação"}', id: '1.2' }]);
  }
});
