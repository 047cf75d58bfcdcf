import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

const folder = join(root, 'deploy/systemd');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
/** Commands that go to the database themselves. */
const OF_DATABASE = /^ExecStart=\S+ (?:backend|backup)$/m;

test('at a boot a unit that needs the database begins after it and after the network', () => {
  const units = readdirSync(folder).filter((name) => OF_DATABASE.test(read(name)));
  expect(units).toEqual(['portal-backend.service', 'portal-backup.service']);
  const early = units.filter(
    (name) =>
      !/^After=network-online\.target postgresql\.service$/m.test(read(name)) ||
      !/^Wants=network-online\.target$/m.test(read(name)),
  );
  expect(early).toEqual([]);
});
