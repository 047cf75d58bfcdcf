import { isClearlyWorse } from '@portal/rollout/guard/judgeCanary';
import type { ReleaseHealth } from '@portal/rollout/rolloutOverview';

/** How releases did, without their remarks. */
export type LoadHealth = Omit<ReleaseHealth, 'remarks' | 'errors'>;
/** How releases did, without what their errors said. */
export type RemarkedHealth = Omit<ReleaseHealth, 'errors'>;

type Remarks = ReadonlyMap<string, ReadonlyMap<string, number>>;

const nothing: LoadHealth = {
  version: '',
  loads: 0,
  failures: 0,
  medianMilliseconds: null,
  codes: [],
};

/**
 * Adds what releases did wrong while they were on the page, also of those that nobody loaded since then, and says
 * what is clearly more than with the version that everyone has. The measure is the one that halts canaries, with page
 * views instead of failed loads; here it halts nothing, a person decides.
 * @param everyone the version to compare with, null when there is none
 */
export function withRemarks(
  health: readonly LoadHealth[],
  remarks: Remarks,
  everyone: string | null,
): RemarkedHealth[] {
  const versions = new Set([...health.map(({ version }) => version), ...remarks.keys()]);
  const ofVersion = (version: string) =>
    health.find((entry) => entry.version === version) ?? { ...nothing, version };
  const counted = (version: string, code: string) => {
    const failures = remarks.get(version)?.get(code) ?? 0;
    // A page may have been loaded before the time that is looked at.
    return { failures, loads: Math.max(failures, ofVersion(version).loads) };
  };
  return [...versions].map((version) => ({
    ...ofVersion(version),
    remarks: [...(remarks.get(version) ?? [])].map(([code, pages]) => ({
      code,
      pages,
      isUnusual:
        version !== everyone &&
        isClearlyWorse({ canary: counted(version, code), control: counted(everyone ?? '', code) }),
    })),
  }));
}
