import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushDevice } from '@portal/api/account/push';

/** A browser's subscription, and what its push service got for it. */
export interface TestBrowser {
  device: PushDevice;
  /** What was sent, decrypted with the browser's keys. */
  received: string[];
}

export interface TestPushService {
  /** Another browser that subscribes. */
  subscribe(): TestBrowser;
  /** What the service answers for a browser from now on; 201 at first. */
  answer(browser: TestBrowser, status: number): void;
  stop(): Promise<void>;
}

/** A push service as browsers have one (RFC 8030): it takes what is signed with the portal's key (RFC 8292), and nothing else. */
export async function startTestPushService(publicKey: string): Promise<TestPushService> {
  const browsers = new Map<string, { read: (body: Buffer) => string; browser: TestBrowser }>();
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const at = request.url ?? '';
      const known = browsers.get(at);
      const status = answers.get(at) ?? 201;
      if (!isSigned(request.headers.authorization ?? '', publicKey)) {
        response.writeHead(403).end();
        return;
      }
      if (status === 201) known?.browser.received.push(known.read(body));
      response.writeHead(known === undefined ? 404 : status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    subscribe: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys();
      const auth = randomBytes(16);
      const at = `/send/${randomBytes(8).toString('hex')}`;
      const browser: TestBrowser = {
        device: {
          endpoint: `http://127.0.0.1:${port}${at}`,
          keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
        },
        received: [],
      };
      const read = (body: Buffer) => decrypt(body, keys, p256dh, auth);
      browsers.set(at, { read, browser });
      return browser;
    },
    answer: ({ device }, status) => answers.set(new URL(device.endpoint).pathname, status),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The signature of who sends (VAPID): a token of ES256 with the key that the browser subscribed with. */
function isSigned(authorization: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { aud, exp } = JSON.parse(Buffer.from(body, 'base64url').toString());
  const signer = {
    key: createPublicKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const;
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    signer,
    Buffer.from(signature, 'base64url'),
  );
  return isRight && String(aud).startsWith('http://127.0.0.1:') && Number(exp) > Date.now() / 1000;
}

/** What a browser does with a message (RFC 8291, aes128gcm in one record). */
function decrypt(
  body: Buffer,
  keys: ReturnType<typeof createECDH>,
  own: Buffer,
  auth: Buffer,
): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
