import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { productVersion } from './productVersion.ts';

const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const files = ['compose.yaml', 'compose.several.yaml'];

test('every image of the portal that deploy names is of this version', () => {
  const named = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => [...read(name).matchAll(/\bportal:(\d[\w.-]*)/g)])
    .map(([, version]) => version);
  expect(named.length).toBeGreaterThan(3);
  expect(new Set(named)).toEqual(new Set([productVersion()]));
});

test.each(files)('%s finds its volumes again from the folder of another version', (name) => {
  const [, volumes = ''] = read(name).split(/^volumes:\n/m);
  const lines = volumes.split('\n').filter((line) => /^ {2}\w/.test(line));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    const [, volume = ''] = /^ {2}(\w+):/.exec(line) ?? [];
    expect(line).toBe(`  ${volume}: { name: portal_${volume} }`);
  }
});

test.each(files)('%s gives mgmt to the machine itself, at one port, and to nobody else', (name) => {
  const ports = [...read(name).matchAll(/'([\d.:]*:4301)'/g)].map(([, port]) => port);
  expect(ports).toEqual(['127.0.0.1:4301:4301']);
});
