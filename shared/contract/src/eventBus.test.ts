import { expect, test } from 'vitest';
import { createEventBus } from './eventBus.ts';

function setUp() {
  const refusals: string[] = [];
  const bus = createEventBus((name, reason) => refusals.push(`${name}: ${reason}`));
  return { bus, refusals };
}

test('every listener receives a valid event until it stops listening', () => {
  const { bus } = setUp();
  const first: string[] = [];
  const second: string[] = [];
  const stop = bus.on('appointment.booked', ({ id }) => first.push(id));
  bus.on('appointment.booked', ({ id }) => second.push(id));
  expect(bus.emit('appointment.booked', { id: 'S-1' })).toBe(true);
  stop();
  bus.emit('appointment.booked', { id: 'S-2' });
  expect(first).toEqual(['S-1']);
  expect(second).toEqual(['S-1', 'S-2']);
});

test('a malformed payload reaches nobody and is reported', () => {
  const { bus, refusals } = setUp();
  const received: number[] = [];
  bus.on('notifications.counted', ({ unread }) => received.push(unread));
  expect(bus.emit('notifications.counted', { unread: -1 })).toBe(false);
  expect(received).toEqual([]);
  expect(refusals).toHaveLength(1);
});

test('says whose code was at fault: the sender of a malformed event, the listener that throws', () => {
  const stacks: string[] = [];
  const bus = createEventBus((_name, _reason, stack) => stacks.push(stack));
  const sendMalformed = () => bus.emit('notifications.counted', { unread: -1 });
  sendMalformed();
  bus.on('service.changed', function brokenListener() {
    throw new Error('broken');
  });
  bus.emit('service.changed', { id: 'A-1' });
  expect(stacks[0]).toContain('sendMalformed');
  expect(stacks[1]).toContain('brokenListener');
});

test('an event that this shell does not know is ignored without a report', () => {
  const { bus, refusals } = setUp();
  expect(Reflect.apply(bus.emit, bus, ['future.event', { anything: true }])).toBe(false);
  expect(refusals).toEqual([]);
});

test('a retained event reaches a late listener once with its last value', () => {
  const { bus } = setUp();
  bus.emit('notifications.counted', { unread: 2 });
  bus.emit('notifications.counted', { unread: 5 });
  const received: number[] = [];
  bus.on('notifications.counted', ({ unread }) => received.push(unread));
  expect(received).toEqual([5]);
});

test('a listener that throws is reported and does not stop the others', () => {
  const { bus, refusals } = setUp();
  const received: string[] = [];
  bus.on('service.changed', () => {
    throw new Error('broken listener');
  });
  bus.on('service.changed', ({ id }) => received.push(id));
  bus.emit('service.changed', { id: 'A-1' });
  expect(received).toEqual(['A-1']);
  expect(refusals).toEqual(['service.changed: broken listener']);
});
