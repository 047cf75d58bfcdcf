import { chromium, type Page } from '@playwright/test';
import type { RemoteManifest } from '@portal/contract/remoteManifest';
import { viewQuery, type ShownView } from '@portal/harness/viewQuery';
import { browserArguments } from '../checks/browser.ts';
import { inParallel } from '@portal/storage/parallel/inParallel';
import { messageOf } from '@portal/domain/text/messageOf';
import { takePictures, type Picture } from '../pictures/takePictures.ts';
import { axeViolations, COLOR_RULES, type Violation } from './axeViolations.ts';
import { openViewPage } from './openViewPage.ts';

/** How long a view may take to be there, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** How many views are looked at at a time. */
const AT_ONCE = 2;

/** What speaks against one view. */
export interface ViewProblem {
  /** `page services, light, with data`. */
  where: string;
  /** Why it is not there, or what is wrong with an element. */
  problem: string | Violation;
}

/** Hears of the pictures of a view, and of what drew them. */
export type OnPictures = (pictures: readonly Picture[], drawnBy: string) => void;

/** Every page and panel of a manifest, on a server that knows everything. */
function viewsOf({ pages, panels }: Pick<RemoteManifest, 'pages' | 'panels'>): ShownView[] {
  const views = [
    ...pages.map((page) => ({ ...page, kind: 'page' as const })),
    ...panels.map((panel) => ({ ...panel, kind: 'panel' as const, path: '/' })),
  ];
  return views.map(({ kind, name, title, path, modes: [mode = 'full'] }) => ({
    kind,
    name,
    title,
    path,
    mode,
    answers: 'samples',
  }));
}

/** Opens a view and waits for it. @throws when it is not there in time, or broke */
async function open(page: Page, address: string, view: ShownView): Promise<{ asked: boolean }> {
  const errors: string[] = [];
  page.removeAllListeners('pageerror');
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${address}/?${viewQuery(view)}`, { waitUntil: 'commit' });
  const root = page.locator('html[data-state]');
  await root.waitFor({ state: 'attached', timeout: TIMEOUT_MS }).catch(() => {
    throw new Error(errors[0] ?? `it was not there after ${TIMEOUT_MS / 1000} s.`);
  });
  const problem = (await root.getAttribute('data-problem')) ?? errors[0];
  if (problem !== undefined) throw new Error(problem);
  return { asked: (await root.getAttribute('data-state')) === 'shown' };
}

/** What is wrong with a view, and whether it looks otherwise when the server answers otherwise. */
async function checkView(
  page: Page,
  address: string,
  view: ShownView,
  onPictures?: (pictures: Picture[]) => void,
): Promise<{ problems: ViewProblem[]; asked: boolean }> {
  const state = view.answers === 'samples' ? 'with data' : 'without data';
  const where = (theme: string) => `${view.kind} ${view.name}, ${theme}, ${state}`;
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    const { asked } = await open(page, address, view);
    const light = await axeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Another theme can break only what depends on colours.
    const dark = await axeViolations(page, COLOR_RULES);
    onPictures?.(await takePictures(page, `${view.kind}-${view.name}`));
    const problems = [
      ...light.map((problem) => ({ where: where('light'), problem })),
      ...dark.map((problem) => ({ where: where('dark'), problem })),
    ];
    return { problems, asked };
  } catch (error) {
    const problem = messageOf(error);
    return { problems: [{ where: where('light'), problem }], asked: false };
  }
}

async function checkStates(
  page: Page,
  address: string,
  view: ShownView,
  onPictures?: (pictures: Picture[]) => void,
): Promise<ViewProblem[]> {
  const full = await checkView(page, address, view, onPictures);
  if (!full.asked) return full.problems;
  const empty = await checkView(page, address, { ...view, answers: 'nothing' });
  return [...full.problems, ...empty.problems];
}

/**
 * Mounts every view of a remote in the harness page, in both themes on a phone, and lets axe judge it. A view that
 * calls the server is mounted once more with a server that knows nothing.
 * @param address where the harness is served, without a final slash
 * @param browser path of a Chromium
 * @param onView hears of each view that was looked at: `page services`, how many were, and of how many
 * @param onPictures hears of the pictures of each view that is there; none are taken unless given
 * @returns views that do not mount and elements that break a rule, in the order of the manifest
 */
export async function checkViews(
  address: string,
  manifest: Pick<RemoteManifest, 'pages' | 'panels'>,
  browser: string,
  onView: (view: string, looked: number, all: number) => void,
  onPictures?: OnPictures,
): Promise<ViewProblem[]> {
  const started = await chromium.launch({ executablePath: browser, args: browserArguments() });
  try {
    const views = viewsOf(manifest);
    const drawnBy = `Chromium ${started.version()} on ${process.platform}`;
    const onTaken = onPictures && ((pictures: Picture[]) => onPictures(pictures, drawnBy));
    // A page that showed a view has the scripts compiled that the next one needs too.
    const idle: Page[] = [];
    let looked = 0;
    const problems = await inParallel(AT_ONCE, views, async (view) => {
      const page = idle.pop() ?? (await openViewPage(started));
      const found = await checkStates(page, address, view, onTaken);
      // A page that went wrong may still be busy with it.
      if (found.length === 0) idle.push(page);
      else await page.close();
      looked += 1;
      onView(`${view.kind} ${view.name}`, looked, views.length);
      return found;
    });
    return problems.flat();
  } finally {
    await started.close();
  }
}
