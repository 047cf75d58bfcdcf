import { expect } from '@playwright/test';
import { domains, originOf, settings } from '../support/domains.ts';
import { openPortBeforeEdge, passOn } from '../support/edges/portBeforeEdge.ts';
import { styled } from './styled.ts';
import { test } from './engineTest.ts';

/** How much later than everything else style sheets arrive, in milliseconds: those of the cookie card after the page's. */
const LATER = 2000;

test('late style sheets are kept, count while others are on their way, and no script is asked for twice', async ({
  view,
}) => {
  const asked: string[] = [];
  const before = await openPortBeforeEdge((incoming, outgoing) => {
    const path = incoming.url ?? '';
    if (path.endsWith('.js')) asked.push(path);
    const pass = () => passOn(incoming, outgoing, settings.edgePort);
    if (path.endsWith('.css')) setTimeout(pass, LATER);
    else pass();
  });
  await view.open(`http://${domains.workshop}:${before.port}/client/login`);
  await view.see({ button: 'Entrar' });
  expect(await styled(view)).toBe(true);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);

  const forgotten = 'return getComputedStyle(arguments[0]).textDecorationLine';
  expect(await view.ask({ button: 'Esqueci-me da password' }, forgotten)).toBe('underline');
  await before.stop();
});

test('a document that the worker kept has its styles, and a reload asks the edge', async ({
  view,
}) => {
  const address = `${originOf(domains.workshop)}/client/login`;
  const isKept = "return document.documentElement.hasAttribute('data-kept')";
  await view.open(address);
  await view.click({ button: 'Aceitar' });
  const kept = "return caches.match('/client/login?document').then(Boolean)";
  await expect.poll(() => view.run(kept)).toBe(true);
  for (let times = 0; times < 4; times += 1) {
    await view.open(address);
    await view.see({ button: 'Entrar' });
    expect(await view.run(isKept)).toBe(true);
    expect(await styled(view)).toBe(true);
  }
  await view.reload();
  await expect.poll(() => view.run(isKept)).toBe(false);
  await view.see({ button: 'Entrar' });
  expect(await styled(view)).toBe(true);
});
