import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hideSecrets } from './hideSecrets.ts';

/** As the portal makes them: of a session, and of a record. */
const newSecret = () => randomBytes(32).toString('base64url');
const ID = '0123456789abcdefghjkmnpqrs';
const line = (text: string): string => JSON.stringify({ level: 30, msg: text });

test.each([
  ['a token', newSecret()],
  ['a key', `pk_${newSecret()}`],
  ['a query', '/client?token=abc&code=123456'],
  ['an e-mail address', 'ana@exemplo.pt'],
  ['a phone', '+351912345678'],
])('%s is hidden, and the line stays JSON', (_what, secret) => {
  const hidden = hideSecrets(line(`before ${secret} after "quoted"`));
  expect(hidden).not.toContain(secret);
  expect(JSON.parse(hidden).msg).toMatch(/^before \S*\[hidden\] after "quoted"$/);
});

test('the values of a failed query are hidden, its text and the stack stay', () => {
  const text =
    'Failed query: select 1 from codes where code = $1\nparams: 123456,"x"\n    at codes.ts:1';
  const hidden = JSON.parse(hideSecrets(line(text))).msg;
  expect(hidden).toBe(
    'Failed query: select 1 from codes where code = $1\nparams: [hidden]\n    at codes.ts:1',
  );
});

test('ids of records stay, or a log would tell nothing', () => {
  expect(hideSecrets(line(`/main/services/A-${ID}`))).toContain(ID);
});
