import { readFileSync } from 'node:fs';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchPage } from '../../src/address/matchPage.ts';
import { releaseOf } from '../../src/composition/testing/remoteModule.ts';
import { skeleton } from './skeleton.ts';
import { skeletonShapeOf } from './skeletonShape.ts';
import { skeletonStyles } from './skeletonStyles.ts';

const remotes = ['mf-services', 'mf-booking', 'mf-payment', 'mf-profile'].map((name) => {
  const file = new URL(`../../../${name}/remote.json`, import.meta.url);
  const { pages } = v.parse(remoteManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  return {
    name,
    release: releaseOf('1.0.0', { name, pages }),
    fallback: null,
    reason: 'everyone' as const,
  };
});

test.each([
  ['/services', '/services', 'home'],
  ['/services-lite', '/services-lite', 'home'],
  ['/service-details/S-1', '/services', 'page'],
  ['/perfil', '/services', 'page'],
  ['/schedule', '/services', 'steps'],
  ['/schedule-lite/int1', '/services-lite', 'steps'],
  ['/payment/S-1', '/services', 'decision'],
  ['/login', '/login', 'form'],
  ['/registo', '/login', 'form'],
  ['/does-not-exist', '/services', 'home'],
])('%s begins in its own shape, where %s is the home: %s [SHL-64]', (path, home, shape) => {
  expect(skeletonShapeOf(matchPage(remotes, path), home)).toBe(shape);
});

test.each(['home', 'page', 'decision', 'steps', 'form'] as const)(
  'the shape of %s has styles for what it is made of, and costs the document little',
  (shape) => {
    const markup = skeleton(null, shape);
    const styles = skeletonStyles(null, shape);
    for (const [, name = ''] of markup.matchAll(/class="(sk-[a-z]+)"/g)) {
      if (name !== 'sk-cards' && name !== 'sk-rows') expect(styles).toContain(`.${name}`);
    }
    expect(markup.length + styles.length).toBeLessThan(4096);
    // Who logs in has no bar yet.
    expect(markup.includes('sk-bar"')).toBe(shape !== 'form');
  },
);
