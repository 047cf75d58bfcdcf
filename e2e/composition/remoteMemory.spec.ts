import { expect, type Page } from '@playwright/test';
import { openStage, setTheStage } from '../support/faults/failingStage.ts';
import { test } from '../support/faults/failingStageTest.ts';
import { giveTo, publishFixture } from '../support/providers/publishFixture.ts';
import { refused, spoilings, thrown } from '../support/faults/spoilings.ts';
import { watchHeap } from '../support/watching/watchHeap.ts';

test.beforeAll(async () => {
  for (const fixture of ['mf-react-eighteen', 'mf-react-minor']) await publishFixture(fixture);
});

/** What is visited, and what happens there before it is left again. */
interface Visit {
  path: string;
  /** The page is left as soon as it says this. */
  text: string;
  /** Presses what makes the view misbehave. */
  presses?: boolean;
  /** Called when a round is over. */
  end?: () => Promise<unknown>;
}

/** Goes to and fro between the page that works and another one. */
async function comeAndGo(page: Page, { path, text, presses = false }: Visit, times: number) {
  await page.evaluate(
    async ([to, wanted, count, isPressed]) => {
      const shown = (part: string) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(look);
          function look(): void {
            if (!document.querySelector('main')?.textContent.includes(part)) return;
            observer.disconnect();
            resolve();
          }
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          look();
        });
      const move = (steps: number) =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          window.history.go(steps);
        });
      const index = () => Number(Reflect.get(Object(window.history.state), 'idx'));
      const home = index();
      window.history.pushState({ idx: home + 1, key: 'a', usr: null }, '', `/client${to}`);
      await move(-1);
      for (let time = 0; time < count; time += 1) {
        await move(1);
        await shown(wanted);
        const buttons = [...document.querySelectorAll('button')];
        if (isPressed) buttons.find(({ textContent }) => textContent === 'Falhar')?.click();
        // It may have moved on meanwhile.
        await move(home - index());
        await shown('Palco');
      }
    },
    [path, text, times, presses] as const,
  );
}

/**
 * What may differ by chance: views that were just left. One that is kept has an element, 150 listeners and, where it
 * was drawn, a megabyte: twenty of them are far beyond.
 */
const CHANCE = { bytes: 1_500_000, nodes: 40, listeners: 600 };

/** After the first mounts, twenty more leave nothing behind. */
async function expectNothingLeft(page: Page, visit: Visit): Promise<void> {
  const measure = await watchHeap(page);
  const go = async (times: number) => {
    await comeAndGo(page, visit, times);
    await visit.end?.();
  };
  await go(5);
  const before = await measure();
  await go(20);
  // Behind each failure its cause is still being looked for.
  await expect
    .poll(async () => {
      const after = await measure();
      return {
        bytes: Math.max(0, after.bytes - before.bytes - CHANCE.bytes),
        nodes: Math.max(0, after.nodes - before.nodes - CHANCE.nodes),
        listeners: Math.max(0, after.listeners - before.listeners - CHANCE.listeners),
      };
    })
    .toEqual({ bytes: 0, nodes: 0, listeners: 0 });
}

for (const { what, fault = 'nenhuma', spoil } of [...spoilings, ...thrown, ...refused]) {
  test(`twenty mounts of a remote that ${what} leave nothing in memory`, async ({ page, edge }) => {
    const stage = await setTheStage(page, edge);
    spoil?.(stage.release, edge);
    await openStage(page, stage, fault);
    await expectNothingLeft(page, { path: `/falha/${fault}`, text: 'Código REMOTE-' });
  });
}

for (const [what, fault] of [
  ['works', 'nenhuma'],
  ['throws while it is used', 'later'],
  ['throws in a handler', 'handler'],
  ['throws when it is taken down', 'unmount'],
  ['floods the bus', 'bus'],
  ['restyles the page', 'styles'],
  ['rewrites the history', 'history'],
] as const) {
  test(`twenty mounts of a remote that ${what} leave nothing in memory`, async ({ page, edge }) => {
    await openStage(page, await setTheStage(page, edge), fault);
    await expectNothingLeft(page, {
      path: `/falha/${fault}`,
      text: 'Falha inteira',
      presses: fault !== 'unmount',
    });
  });
}

for (const what of ['code is slow', 'code never comes', 'view never comes']) {
  test(`twenty mounts of a remote whose ${what} leave nothing in memory`, async ({
    page,
    edge,
  }) => {
    const stage = await setTheStage(page, edge);
    const fault = what === 'view never comes' ? 'never' : 'nenhuma';
    if (fault === 'nenhuma') edge.spoil(new RegExp(`^${stage.release.base}remoteEntry`), 'hang');
    await openStage(page, stage, fault);
    await expectNothingLeft(page, {
      path: `/falha/${fault}`,
      text: 'A carregar',
      // Nothing is waited for longer than 15 s.
      end: async () => (what === 'code is slow' ? edge.repair() : page.clock.fastForward(20_000)),
    });
  });
}

for (const [fixture, path] of [
  ['mf-react-eighteen', '/react-dezoito'],
  ['mf-react-minor', '/react-menor'],
] as const) {
  test(`twenty mounts of ${fixture} leave nothing in memory`, async ({ page, edge }) => {
    const stage = await setTheStage(page, edge);
    await giveTo(stage.domain, await publishFixture(fixture));
    await openStage(page, stage, 'nenhuma');
    await expectNothingLeft(page, { path, text: '0 cliques' });
  });
}
