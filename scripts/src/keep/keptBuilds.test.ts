import { readdirSync } from 'node:fs';
import { releaseSchema } from '@portal/contract/release';
import { satisfiesContract } from '@portal/contract/contractVersion';
import { integrityOf } from '@portal/storage/integrityOf';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { keptBuilds, keptFiles, keptFolder } from './keptBuilds.ts';

const kept = keptBuilds();
const describedSchema = v.pick(releaseSchema, ['version', 'contract', 'files']);

test('what is kept covers several versions of the contract and little space', () => {
  expect(new Set(kept.map(({ contract }) => contract)).size).toBeGreaterThan(1);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(4_000_000);
  const packs = readdirSync(keptFolder).filter((name) => name.endsWith('.pack.br'));
  expect(packs.sort()).toEqual(kept.map(({ pack }) => pack).sort());
});

test.each(kept)(
  'the pack of $commit holds every file of every package as it was built',
  (build) => {
    for (const [name, { version, needs }] of Object.entries(build.packages)) {
      const files = keptFiles(build, name);
      const record = files.get(needs === null ? 'host.json' : 'release.json')?.toString() ?? '';
      const described = v.parse(describedSchema, JSON.parse(record));
      expect(described.version).toBe(version);
      // Remotes say what they need, the host what it offers.
      expect(described.contract).toBe(needs ?? build.contract);
      expect(needs === null || satisfiesContract(needs, build.contract)).toBe(true);
      for (const { path, integrity } of described.files) {
        expect(integrityOf(files.get(path) ?? ''), `${name}/${path}`).toBe(integrity);
      }
    }
  },
);
