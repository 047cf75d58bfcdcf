import { expect, test } from 'vitest';
import webPush from 'web-push';
import { publicAddress, readEnvironment } from './environment.ts';

const pushKeys = webPush.generateVAPIDKeys();
const carriers = {
  PORTAL_SMS_WEBHOOK_URL: 'https://sms.example',
  PORTAL_SMTP_URL: 'smtp://mail.example',
  PORTAL_MAIL_FROM: 'portal@example.pt',
  PORTAL_SUPPORT_EMAIL: 'apoio@example.pt',
  PORTAL_DATA_DIR: '/var/lib/portal',
  PORTAL_PAYMENT_SECRET: 'a secret of the operator that is long',
};

test('an empty environment is a development portal with its data beside the code', () => {
  const environment = readEnvironment({});
  expect(environment).toMatchObject({
    mode: 'development',
    port: 4301,
    edgePort: 4300,
    databaseUrl: undefined,
    sms: undefined,
  });
  expect(environment.dataDirectory).toMatch(/^\/.*\.data$/);
});

test.each([
  [{ PORTAL_BACKEND_PORT: 'abc' }, 'PORTAL_BACKEND_PORT'],
  [{ PORTAL_BACKEND_PORT: '70000' }, 'PORTAL_BACKEND_PORT'],
  [{ PORTAL_ENVIRONMENT: 'staging' }, 'PORTAL_ENVIRONMENT'],
  [{ PORTAL_ENVIRONMENT: 'production' }, 'PORTAL_SMS_WEBHOOK_URL'],
  [{ PORTAL_ENVIRONMENT: 'production', ...carriers, PORTAL_MAIL_FROM: ' ' }, 'PORTAL_MAIL_FROM'],
  [
    { PORTAL_ENVIRONMENT: 'production', ...carriers, PORTAL_SUPPORT_EMAIL: undefined },
    'PORTAL_SUPPORT_EMAIL',
  ],
  [{ PORTAL_SUPPORT_EMAIL: 'apoio' }, 'PORTAL_SUPPORT_EMAIL'],
  [
    { PORTAL_ENVIRONMENT: 'production', ...carriers, PORTAL_ADMIN_TOKEN: 'x'.repeat(31) },
    'PORTAL_ADMIN_TOKEN',
  ],
  [
    { PORTAL_ENVIRONMENT: 'production', ...carriers, PORTAL_PAYMENT_SECRET: 'x'.repeat(31) },
    'PORTAL_PAYMENT_SECRET',
  ],
  [{ PORTAL_ENVIRONMENT: 'production', ...carriers, PORTAL_DATA_DIR: '' }, 'PORTAL_DATA_DIR'],
  [
    {
      PORTAL_ENVIRONMENT: 'production',
      ...carriers,
      PORTAL_SMS_WEBHOOK_URL: 'http://sms.example/send',
    },
    'https://',
  ],
  [{ DATABASE_URL: 'localhost/portal' }, 'DATABASE_URL'],
])('%j is refused by name', (variables, name) => {
  expect(() => readEnvironment(variables)).toThrow(name);
});

test.each([
  [{ PORTAL_PUSH_PUBLIC_KEY: pushKeys.publicKey }, 'PORTAL_PUSH_PRIVATE_KEY'],
  [{ PORTAL_PUSH_PRIVATE_KEY: pushKeys.privateKey }, 'PORTAL_PUSH_PUBLIC_KEY'],
  [
    {
      PORTAL_PUSH_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey,
      PORTAL_PUSH_PRIVATE_KEY: pushKeys.privateKey,
    },
    'belong together: portal push-keys makes both.',
  ],
  [{ PORTAL_PUSH_PUBLIC_KEY: 'a', PORTAL_PUSH_PRIVATE_KEY: 'b' }, 'belong together'],
])(
  'of the keys of notices half a pair, and two that do not fit, are refused by name: %j [REM-14] [C-695]',
  (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(name);
  },
);

test('production says all that it lacks at once, and a carrier on this machine needs no TLS', () => {
  expect(() => readEnvironment({ PORTAL_ENVIRONMENT: 'production' })).toThrow(
    /PORTAL_SMS_WEBHOOK_URL, PORTAL_SMTP_URL, PORTAL_MAIL_FROM.*\n.*PORTAL_SUPPORT_EMAIL.*\n.*PORTAL_DATA_DIR.*\n.*PORTAL_PAYMENT_SECRET/,
  );
  const local = { ...carriers, PORTAL_SMS_WEBHOOK_URL: 'http://127.0.0.1:8080/sms' };
  expect(readEnvironment({ PORTAL_ENVIRONMENT: 'production', ...local }).mode).toBe('production');
});

test('backends that share an object store share a token of the administrator, too', () => {
  const store = {
    ...{ PORTAL_ENVIRONMENT: 'production', ...carriers },
    ...{ PORTAL_MEDIA_S3_URL: 'https://s3.example/portal', PORTAL_MEDIA_S3_REGION: 'eu' },
    ...{ PORTAL_MEDIA_S3_ACCESS_KEY: 'key', PORTAL_MEDIA_S3_SECRET_KEY: 'secret' },
  };
  expect(() => readEnvironment(store)).toThrow('PORTAL_ADMIN_TOKEN');
  const token = 'x'.repeat(32);
  expect(readEnvironment({ ...store, PORTAL_ADMIN_TOKEN: token }).adminToken).toBe(token);
});

test('addresses of providers are those that customers open', () => {
  expect(publicAddress(readEnvironment({ PORTAL_EDGE_PORT: '4500' }), 'lima.localhost')).toBe(
    'http://lima.localhost:4500',
  );
  expect(
    publicAddress(readEnvironment({ PORTAL_ENVIRONMENT: 'production', ...carriers }), 'lima.pt'),
  ).toBe('https://lima.pt');
});

test('alerts have an address and a secret that signs them, or neither', () => {
  const url = 'https://pager.example/portal';
  const secret = 'a secret of the operator that is long';
  expect(readEnvironment({}).alerts).toBeUndefined();
  expect(() => readEnvironment({ PORTAL_ALERT_WEBHOOK_URL: url })).toThrow('are signed');
  expect(
    readEnvironment({ PORTAL_ALERT_WEBHOOK_URL: url, PORTAL_ALERT_WEBHOOK_SECRET: secret }).alerts,
  ).toEqual({ url, secret });
});
