import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { FailureCode } from '@portal/contract/failureCodes';
import type { View } from '@portal/contract/navigation';
import type { Release } from '@portal/contract/release';
import { fetchAnew } from '@portal/ui/loadPart';
import type { FindCause } from './cause.ts';
import type { DetailedReport } from './detailedReport.ts';
import { ContractError, KilledError } from './loadRelease.ts';
import { RenderError } from './mountRelease.ts';
import type { TellLoad } from './tellLoad.ts';
import { TimeoutError } from './withTimeout.ts';

/** What a release was asked for when it failed. */
export type Stage = 'REMOTE-LOAD' | 'REMOTE-MOUNT' | 'REMOTE-UPDATE' | 'REMOTE-UNMOUNT';

export interface ReleaseMonitorOptions {
  remote: ResolvedRemote;
  report: DetailedReport;
  /** Notes how each attempt to mount a release ended, and how long it took. */
  tellLoad: TellLoad;
  /** Looks at what was delivered, to tell a release that is broken from one that did not come. */
  findCause: FindCause;
  /** The view that is shown or was to be. */
  currentView(): View | undefined;
}

/** A failure as far as it was seen (`code`), and as its cause shows it. */
export interface ReleaseFailure {
  stage: Stage;
  code: FailureCode;
  cause: Promise<FailureCode>;
}

export interface ReleaseMonitor {
  /** Reports a failure once its cause is known. @returns its stable code */
  reportFailure(stage: Stage, error: unknown, release: Release): Promise<FailureCode>;
  /**
   * Reports a failure and counts it against the release.
   * @param begun when the attempt began, in milliseconds of the page
   */
  countFailure(stage: Stage, error: unknown, release: Release, begun: number): ReleaseFailure;
  /** Counts that a release was mounted. */
  countMounted(release: Release, begun: number): void;
  /** Asks again for the files that were found to be broken. */
  refetchBroken(): Promise<void>;
}

/** The stable code of a failure as far as it is known without looking for its cause. */
function codeOf(stage: Stage, error: unknown): FailureCode {
  if (error instanceof ContractError) return 'REMOTE-CONTRACT';
  if (error instanceof KilledError) return 'REMOTE-KILLED';
  if (error instanceof RenderError) return 'REMOTE-RENDER';
  return error instanceof TimeoutError ? `${stage}-TIMEOUT` : stage;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Says what became of the releases of one view: to the log with a stable code, and to the numbers of the rollouts. */
export function createReleaseMonitor(options: ReleaseMonitorOptions): ReleaseMonitor {
  const { remote, report, tellLoad, findCause, currentView } = options;
  const broken = new Set<string>();

  function tellOutcome({ version }: Release, begun: number, outcome: string): void {
    const milliseconds = performance.now() - begun;
    tellLoad({ remote: remote.name, version, outcome, milliseconds });
  }

  async function reportFailure(
    stage: Stage,
    error: unknown,
    release: Release,
  ): Promise<FailureCode> {
    const cause = await findCause(codeOf(stage, error), release, currentView());
    cause.broken?.forEach((address) => broken.add(address));
    report.failure({
      code: cause.code,
      message: [messageOf(error), cause.detail].filter(Boolean).join('; '),
      remote: remote.name,
      release: release.version,
      stack: error instanceof Error ? error.stack : undefined,
    });
    return cause.code;
  }

  return {
    reportFailure,
    countFailure(stage, error, release, begun) {
      const cause = reportFailure(stage, error, release);
      // It was refused, not tried: that says nothing of how it does.
      if (!(error instanceof KilledError))
        void cause.then((code) => tellOutcome(release, begun, code));
      return { stage, code: codeOf(stage, error), cause };
    },
    countMounted: (release, begun) => tellOutcome(release, begun, 'shown'),
    async refetchBroken() {
      await fetchAnew(broken);
      broken.clear();
    },
  };
}
