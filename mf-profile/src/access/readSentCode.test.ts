// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readSentCode } from './readSentCode.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that reads codes, whose answer is `get`. */
function givenReader(get: () => Promise<unknown>) {
  vi.stubGlobal('OTPCredential', class {});
  const credentials = { get: vi.fn<(options: unknown) => Promise<unknown>>(get) };
  vi.stubGlobal('navigator', { credentials });
  return credentials.get;
}
const { signal } = new AbortController();

test('a browser that reads codes is asked for that of an SMS, as long as somebody waits', async () => {
  const get = givenReader(async () => ({ code: '123456' }));
  expect(await readSentCode(signal)).toBe('123456');
  expect(get).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal });
});

test.each([
  ['refused', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['of another shape', () => Promise.resolve(null)],
])('an answer that is %s leaves the typing to the customer', async (_what, get) => {
  givenReader(get);
  expect(await readSentCode(signal)).toBeUndefined();
});

test('any other browser is not asked', async () => {
  const get = givenReader(async () => ({ code: '123456' }));
  Reflect.deleteProperty(window, 'OTPCredential');
  expect(await readSentCode(signal)).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});
