import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Release } from '@portal/contract/release';
import { openPortBeforeEdge, passOn, type PortBeforeEdge } from './portBeforeEdge.ts';
import { settings } from '../domains.ts';

/**
 * What goes wrong with an answer on its way: no answer, a connection that is lost, half of an answer, another one, an
 * altered one that is kept for ever.
 */
export type Delivery = 'hang' | 'reset' | 'cut' | 'missing' | 'error' | 'type' | 'changed';

/** A way to the edge of the test portal on which single answers go wrong. */
export interface FaultyEdge extends PortBeforeEdge {
  /** Answers for paths that match go wrong from now on, all or only the next ones. */
  spoil(path: RegExp, delivery: Delivery, times?: number): void;
  /** Nothing more goes wrong; what hangs goes on hanging. */
  mend(): void;
  /** Documents say from now on that a release needs a contract of tomorrow, as those of an older shell would. */
  outdate(release: Release): void;
  /** Nothing goes wrong any more; what hung is answered. */
  repair(): void;
}

/** Passes everything on to the edge, but what is spoilt. It has a free port of its own. */
export async function startFaultyEdge(): Promise<FaultyEdge> {
  let spoilt: { path: RegExp; delivery: Delivery; left: number } | null = null;
  let outdated: Release | null = null;
  let hanging: (() => void)[] = [];

  function newContract(body: string): string {
    const own = new RegExp(`("version":"${outdated?.version}","contract":")[^"]+`);
    return body.replace(own, '$1^99.0.0');
  }

  function half(outgoing: ServerResponse): void {
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '4096' });
    outgoing.write('export const half = ');
    setTimeout(() => outgoing.destroy(), 5);
  }

  const before = await openPortBeforeEdge((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const pass = (changes?: OutgoingHttpHeaders) =>
      passOn(incoming, outgoing, settings.edgePort, changes);
    const hit = spoilt?.path.test(path) && spoilt.left > 0 ? spoilt : null;
    if (hit) hit.left -= 1;
    const delivery = hit?.delivery;
    if (delivery === 'hang') hanging.push(pass);
    else if (delivery === 'reset') incoming.socket.destroy();
    else if (delivery === 'cut') half(outgoing);
    else if (delivery === 'missing') outgoing.writeHead(404).end();
    else if (delivery === 'error') outgoing.writeHead(500).end();
    else if (delivery === 'changed')
      passOn(incoming, outgoing, settings.edgePort, {}, (body) => `${body}\n`);
    else if (delivery === 'type') pass({ 'content-type': 'text/html' });
    else if (outdated && incoming.headers.accept?.includes('text/html'))
      passOn(incoming, outgoing, settings.edgePort, {}, newContract);
    else pass();
  });
  return {
    ...before,
    spoil(path, delivery, times = Infinity) {
      spoilt = { path, delivery, left: times };
    },
    mend() {
      spoilt = null;
    },
    outdate(release) {
      outdated = release;
    },
    repair() {
      spoilt = null;
      outdated = null;
      const answered = hanging;
      hanging = [];
      answered.forEach((answer) => answer());
    },
  };
}
