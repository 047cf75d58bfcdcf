import type { Report } from '@portal/contract/report';
import type { FindOwner, Owner } from './findOwner.ts';

/** Work of one release that keeps the page from answering for so long is told, in milliseconds: far from what a slow phone makes of a good view. */
const LONG_MS = 1000;
/** Longer is a device that slept in between, in milliseconds. */
const ASLEEP_MS = 60_000;

/** What browsers say of a frame that took long, as far as they do: Chrome since 123. */
interface FrameScript {
  readonly sourceURL: string;
  readonly duration: number;
  readonly invokerType: string;
}

function scriptsOf(entry: PerformanceEntry): FrameScript[] {
  return 'scripts' in entry && Array.isArray(entry.scripts) ? entry.scripts : [];
}

/** Whether it is the start of a file: how long that takes says more of the device than of the release. */
function isStart({ invokerType }: FrameScript): boolean {
  return invokerType.endsWith('-script');
}

/** The release in whose view something was pressed or typed. */
function ownerOf(target: Node | null): Owner | undefined {
  const view = target instanceof Element ? target.closest<HTMLElement>('[data-mount]') : null;
  const { remote, release } = view?.dataset ?? {};
  return remote === undefined || release === undefined ? undefined : { remote, release };
}

/**
 * Tells once for each release of work that kept the page from answering for a second (`REMOTE-BUSY`): in a handler of what
 * was pressed in its view, or in a script of its own. Work for which no release can be named accuses none.
 * @returns what ends it
 */
export function watchTasks(findOwner: FindOwner, report: Report): () => void {
  const told = new Set<string>();

  function judge(milliseconds: number, what: string, owner: Owner | undefined): void {
    if (!owner || milliseconds < LONG_MS || milliseconds > ASLEEP_MS) return;
    const key = `${owner.remote} ${owner.release}`;
    if (told.has(key)) return;
    told.add(key);
    report.failure({
      code: 'REMOTE-BUSY',
      message: `${Math.round(milliseconds)} ms in ${what}`,
      ...owner,
    });
  }

  function judgeEntry(entry: PerformanceEntry): void {
    // Where a browser knows no such entries it has no such name either.
    if (entry.entryType === 'event' && entry instanceof PerformanceEventTiming)
      judge(entry.processingEnd - entry.processingStart, entry.name, ownerOf(entry.target));
    for (const script of scriptsOf(entry))
      if (!isStart(script)) judge(script.duration, script.invokerType, findOwner(script.sourceURL));
  }

  const supported = PerformanceObserver.supportedEntryTypes;
  const types = ['event', 'long-animation-frame'].filter((type) => supported.includes(type));
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(judgeEntry));
  for (const type of types) observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
