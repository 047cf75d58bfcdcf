import { request } from 'node:http';

/** Where a service listens in the file system, and how long its answer may take, in milliseconds. */
export interface SocketAddress {
  socketPath: string;
  milliseconds: number;
}

/** Sends JSON and reads the answer. @throws when there is none in time, or another one than success */
export function sendToSocket(
  { socketPath, milliseconds }: SocketAddress,
  method: string,
  path: string,
  body: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(milliseconds);
    const headers = { 'content-type': 'application/json' };
    const sent = request({ socketPath, method, path, headers, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 || answer.statusCode === 204
          ? resolve(text)
          : reject(new Error(`It answered ${answer.statusCode}.`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
