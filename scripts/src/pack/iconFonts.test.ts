import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { root } from '../packages.ts';

/** Draws letters, and says which pixels came of it. */
const PROBE = `
  import { createHash } from 'node:crypto';
  import sharp from 'sharp';
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><text x="5" y="40" font-family="Georgia, serif" font-size="30">Oficina</text></svg>';
  const pixels = await sharp(Buffer.from(logo)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  process.stdout.write(createHash('sha256').update(pixels).digest('hex'));
`;

test('letters of a logo are letters in its icons, the same on every machine, whatever fonts it has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'deploy'), folder, { recursive: true });
  const modules = join(root, 'backend', 'node_modules');
  for (const name of ['sharp', '@expo-google-fonts/noto-sans']) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  }
  mkdirSync(join(folder, 'programs'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const place of ['programs/check.js', 'probe.js']) writeFileSync(join(folder, place), PROBE);
  const fonts = (name: string, places: string) => {
    writeFileSync(join(folder, name), `<fontconfig>${places}</fontconfig>`);
    return join(folder, name);
  };
  const drawn = (args: string[], variables: Record<string, string> = {}) =>
    execFileSync(process.execPath, args, {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], PORTAL_CONFIG: '', HOME: folder, ...variables },
    });
  const withNone = drawn([join(folder, 'probe.js')], { FONTCONFIG_FILE: fonts('none.conf', '') });
  const noto = `<dir>${join(modules, '@expo-google-fonts/noto-sans')}</dir>`;
  const withNoto = drawn([join(folder, 'probe.js')], { FONTCONFIG_FILE: fonts('noto.conf', noto) });
  const ofInstallation = drawn([join(folder, 'portal.mjs'), 'check']);
  expect(ofInstallation).not.toBe(withNone);
  expect(ofInstallation).toBe(withNoto);
});
