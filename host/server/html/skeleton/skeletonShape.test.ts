import { readFileSync } from 'node:fs';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchPage } from '../../../src/address/pages/matchPage.ts';
import { releaseOf } from '../../../src/composition/testing/plainRemote.ts';
import { skeleton } from './skeleton.ts';
import { skeletonShapeOf } from './skeletonShape.ts';
import { skeletonStyles } from './skeletonStyles.ts';

const remotes = ['mf-services', 'mf-booking', 'mf-payment', 'mf-profile'].map((name) => {
  const file = new URL(`../../../../${name}/remote.json`, import.meta.url);
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

test.each([
  ['home', 3, '', true],
  ['page', 1, '', true],
  ['decision', 1, '', true],
  ['steps', 0, 'sk-steps', true],
  ['form', 0, 'sk-field', false],
] as const)(
  'the shape of %s has %i cards with a state, what is its own (%s), and a bar or dock: %s [SHL-64] [C-254]',
  (shape, cards, own, hasBar) => {
    const markup = skeleton(null, shape);
    const states = markup.match(/class="sk-bars"/g) ?? [];
    expect(states).toHaveLength(cards);
    for (const one of ['sk-steps', 'sk-field']) {
      // The last class of what has it; the skeleton as a whole has others.
      expect(new RegExp(`(?:sk-bars |")${one}"><|${one}"></i>`).test(markup)).toBe(one === own);
    }
    expect(markup.includes('sk-bar"')).toBe(hasBar);
    // Where the bar of the home is, a decision has its dock over the whole width.
    const dock = '.sk .sk-bar{left:0;right:0;bottom:0;height:78px;';
    expect(skeletonStyles(null, shape).rules.includes(dock)).toBe(
      shape === 'decision' || shape === 'steps',
    );
  },
);

test.each(['home', 'page', 'decision', 'steps', 'form'] as const)(
  'the shape of %s has styles for what it is made of, and costs the document little',
  (shape) => {
    const markup = skeleton(null, shape);
    const { beforeBrand, brand, rules } = skeletonStyles(null, shape);
    const styles = beforeBrand + brand + rules;
    for (const [, name = ''] of markup.matchAll(/class="(sk-[a-z]+)"/g)) {
      if (name !== 'sk-cards' && name !== 'sk-rows') expect(styles).toContain(`.${name}`);
    }
    expect(markup.length + styles.length).toBeLessThan(4096);
    // Who logs in has no bar yet.
    expect(markup.includes('sk-bar"')).toBe(shape !== 'form');
  },
);
