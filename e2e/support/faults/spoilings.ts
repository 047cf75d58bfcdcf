import type { Release } from '@portal/contract/release';
import type { Restore } from './takeAwayAssets.ts';
import type { Delivery, FaultyEdge } from '../edges/faultyEdge.ts';
import { changeFile, removeFile } from './changeFile.ts';

/** A way in which a release cannot be shown. */
export interface Spoiling {
  what: string;
  /** Under which it is reported. */
  code: string;
  /** Last part of the address that makes the remote of `mf-fault` fail by itself. */
  fault?: string;
  /** @param release one of the test's own; what comes over this edge goes wrong until it is restored */
  spoil?(this: void, release: Release, edge: FaultyEdge): Restore;
}

const ENTRY = /^remoteEntry\./;

function deliver(delivery: Delivery): Spoiling['spoil'] {
  return ({ base }, edge) => {
    edge.spoil(new RegExp(`^${base}remoteEntry`), delivery);
    return edge.repair;
  };
}

/** Every way in which a remote of `mf-fault` is known to be delivered wrongly. */
export const spoilings: readonly Spoiling[] = [
  {
    what: 'answers 404',
    code: 'REMOTE-LOAD',
    spoil: (release) => removeFile(release, ENTRY),
  },
  { what: 'answers 500', code: 'REMOTE-LOAD', spoil: deliver('error') },
  { what: 'is cut off on the way', code: 'REMOTE-LOAD', spoil: deliver('cut') },
  { what: 'comes as a web page', code: 'REMOTE-LOAD', spoil: deliver('type') },
  {
    what: 'was truncated in the storage',
    code: 'REMOTE-INTEGRITY',
    spoil: (release) => changeFile(release, ENTRY, (content) => content.subarray(0, 400)),
  },
  {
    what: 'was tampered with',
    code: 'REMOTE-INTEGRITY',
    spoil: (release) =>
      changeFile(release, ENTRY, (content) => Buffer.concat([content, Buffer.from('\n')])),
  },
  {
    what: 'lacks a chunk',
    code: 'REMOTE-LOAD',
    spoil(release) {
      const restores = [/^page-falha\..*\.js$/, /^panel-falha\..*\.js$/].map((name) =>
        removeFile(release, name),
      );
      return () => restores.forEach((restore) => restore());
    },
  },
];

/** Ways in which a release fails by itself and comes, in the same document, once the cause has gone. */
export const thrown: readonly Spoiling[] = [
  { what: 'throws at its import', fault: 'import', code: 'REMOTE-IMPORT' },
  { what: 'throws at its mount', fault: 'mount', code: 'REMOTE-MOUNT' },
  { what: 'throws while it is drawn', fault: 'render', code: 'REMOTE-RENDER' },
];

/** Ways in which a release does not keep to the contract, which only another document can cure. */
export const refused: readonly Spoiling[] = [
  { what: 'lacks a lifecycle', fault: 'contract', code: 'REMOTE-CONTRACT' },
  {
    what: 'needs another contract',
    code: 'REMOTE-CONTRACT',
    spoil(release, edge) {
      edge.outdate(release);
      return edge.repair;
    },
  },
];
