import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../packages.ts';

/** Where the programs of an installation ask for settings. */
const ASKING = ['backend/src', 'host/server', 'scripts/src/mgmt', 'shared/storage/src'];
/** Asked for where the portal is developed, not where it runs. */
const FOR_DEVELOPMENT = ['PORTAL_DEV_REMOTE', 'PORTAL_GATEWAY_PORT'];
/** A constant, and the beginning of two names in a sentence. */
const NO_SETTINGS = ['PORTAL_ADDRESSES', 'PORTAL_RECORDING'];
/** One store is described by four variables that begin alike. */
const STORES = ['PORTAL_MEDIA_S3', 'PORTAL_ASSETS_S3', 'PORTAL_BACKUP_S3'];
const PARTS = ['URL', 'REGION', 'ACCESS_KEY', 'SECRET_KEY'];

function askedFor(): Set<string> {
  const files = ASKING.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\.testing\.ts$|testing\//.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const named = files.flatMap(
    (text) => text.match(/\b(?:PORTAL_[A-Z0-9_]*[A-Z0-9]\b|DATABASE_URL)/g) ?? [],
  );
  const whole = named.flatMap((name) =>
    STORES.includes(name) ? PARTS.map((part) => `${name}_${part}`) : [name],
  );
  return new Set(whole.filter((name) => ![...FOR_DEVELOPMENT, ...NO_SETTINGS].includes(name)));
}

test('.env.example has every setting that the programs ask for, and no other', () => {
  const shown = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  expect(Object.keys(shown).sort()).toEqual([...askedFor()].sort());
});

test('.env.example has no secret of anybody', () => {
  const shown = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  for (const [name, value] of Object.entries(shown))
    if (/SECRET|TOKEN|KEY|PASSWORD/.test(name)) expect([name, value]).toEqual([name, '']);
});
