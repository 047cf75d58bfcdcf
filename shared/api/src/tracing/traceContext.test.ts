import { expect, test } from 'vitest';
import { nextTraceContext, readTraceContext, writeTraceContext } from './traceContext.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

test('what W3C Trace Context allows is read, also of later versions', () => {
  for (const header of [
    `00-${trace}-${span}-01`,
    `00-${trace}-${span}-00`,
    `cc-${trace}-${span}-01-more`,
  ])
    expect(readTraceContext(header)).toEqual({ traceId: trace, spanId: span });
});

test.each([
  undefined,
  '',
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}-01more`,
  `00-${trace}\n-${span}-01`,
])('anything else begins a trace of its own: %j', (header) => {
  expect(readTraceContext(header)).toBeNull();
});

test('a part stays in its trace and has an id of its own', () => {
  const first = nextTraceContext(null);
  const second = nextTraceContext(first);
  expect(second.traceId).toBe(first.traceId);
  expect(second.spanId).not.toBe(first.spanId);
  expect(readTraceContext(writeTraceContext(second))).toEqual(second);
});
