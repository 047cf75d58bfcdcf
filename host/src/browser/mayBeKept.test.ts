import { expect, test } from 'vitest';
import { mayBeKept } from './mayBeKept.ts';

const ORIGIN = 'https://oficina.pt';
const SCRIPT = `${ORIGIN}/assets/host/main.1.js`;
const CONFIG = `${ORIGIN}/api/main/config`;

const answered = (status: number, type: string, others: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ 'content-type': type, ...others }),
});

test('only good answers are kept; accepted terms are answered with 409 [SHL-52]', () => {
  const terms = `${ORIGIN}/api/main/user/client/presignup`;
  expect(mayBeKept(answered(200, 'application/json'), CONFIG)).toBe(true);
  expect(mayBeKept(answered(409, 'application/json'), terms)).toBe(true);
  expect(mayBeKept(answered(409, 'application/json'), `${ORIGIN}/api/main/services/`)).toBe(false);
  expect(
    [401, 404, 500].some((status) => mayBeKept(answered(status, 'application/json'), CONFIG)),
  ).toBe(false);
});

test('what is of another type than what was asked for is not kept [C-404]', () => {
  expect(mayBeKept(answered(200, 'text/html'), CONFIG)).toBe(false);
  expect(mayBeKept(answered(200, 'text/html'), SCRIPT)).toBe(false);
  expect(mayBeKept(answered(200, 'text/javascript'), SCRIPT)).toBe(true);
  expect(mayBeKept(answered(200, 'application/json'), `${ORIGIN}/client`, 'document')).toBe(false);
  expect(mayBeKept(answered(200, 'text/html'), `${ORIGIN}/client`, 'document')).toBe(true);
  const logo = `${ORIGIN}/api/main/photos/company/logo`;
  expect(mayBeKept(answered(200, 'image/png'), logo)).toBe(true);
});

test('a document or file that says no-store is not kept; services say it of every answer [C-404]', () => {
  const refusing = { 'cache-control': 'private, no-store' };
  expect(mayBeKept(answered(200, 'text/javascript', refusing), SCRIPT)).toBe(false);
  expect(mayBeKept(answered(200, 'text/html', refusing), `${ORIGIN}/client`, 'document')).toBe(
    false,
  );
  expect(mayBeKept(answered(200, 'application/json', refusing), CONFIG)).toBe(true);
});

test('what sets a cookie is not kept [C-404]', () => {
  expect(mayBeKept(answered(200, 'application/json', { 'set-cookie': 'a=b' }), CONFIG)).toBe(false);
});
