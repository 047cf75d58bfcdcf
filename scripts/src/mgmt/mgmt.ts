import type { Release } from '@portal/contract/release';
import { rolloutSchema, type Rollout } from '@portal/rollout/rollout';
import {
  rolloutEditAnswerSchema,
  type RolloutEditAnswer,
  type RolloutEditWish,
} from '@portal/rollout/rolloutEdit';
import { rolloutOverviewSchema, type RolloutOverview } from '@portal/rollout/rolloutOverview';
import { overrideLinkSchema, type Override } from '@portal/rollout/override';
import * as v from 'valibot';
import { mgmtCalls } from './mgmtCalls.ts';

const rolloutListSchema = v.object({ rollouts: v.array(rolloutSchema) });
const releaseListSchema = v.object({
  releases: v.array(v.object({ release: v.looseObject({ version: v.string() }) })),
});
const historySchema = v.object({ history: v.array(rolloutSchema) });
/** Answers that say nothing but that it was done. */
const doneSchema = v.unknown();

/** The administrator's calls of the backend. */
export interface Mgmt {
  /** @returns false when this version was published before. @throws Unanswered when it is not known whether it is now */
  publish(release: Release): Promise<boolean>;
  /** Notes the build of the host that is in service from now on. */
  noteShell(shell: { version: string; contract: string }): Promise<void>;
  /** Takes a build of the host out of use. @throws Problem when there is no such build */
  retireShell(version: string): Promise<void>;
  /** The records of a remote that were published, by version. */
  published(remote: string): Promise<Map<string, unknown>>;
  /** Rollouts in force, by remote. */
  rollouts(): Promise<Map<string, Rollout>>;
  /** Every change of one rollout, newest first. */
  history(remote: string): Promise<Rollout[]>;
  /** Who gets what of every remote, and how it does. */
  overview(): Promise<RolloutOverview>;
  /** Lets a developer see a local remote. @returns the token of the link. @throws Problem */
  override(override: Override): Promise<string>;
  /** Changes a rollout, or says what a change would do. @throws Problem with the reason of a refusal. */
  edit(remote: string, wish: RolloutEditWish): Promise<RolloutEditAnswer>;
}

/** Giving a release to somebody reads all of its files where they lie. In milliseconds. */
const EDIT_PATIENCE = 180_000;

/** Makes the client. @param backend address of the backend, without a final slash */
export function mgmtClient(backend: string, token: string): Mgmt {
  const { ask, refuse, read } = mgmtCalls(backend, token);
  const patient = mgmtCalls(backend, token, EDIT_PATIENCE);
  return {
    async publish(release) {
      const answer = await ask('POST', '/mgmt/releases', release);
      if (answer.status === 409) return false;
      if (answer.status >= 200 && answer.status <= 299) return true;
      return refuse(answer, 'POST /mgmt/releases');
    },
    noteShell: async (shell) => {
      await read(doneSchema, 'POST', '/mgmt/shells', shell);
    },
    retireShell: async (version) => {
      await read(doneSchema, 'DELETE', `/mgmt/shells/${encodeURIComponent(version)}`);
    },
    published: async (remote) => {
      const { releases } = await read(releaseListSchema, 'GET', `/mgmt/releases/${remote}`);
      return new Map(releases.map(({ release }) => [release.version, release]));
    },
    rollouts: async () => {
      const { rollouts } = await read(rolloutListSchema, 'GET', '/mgmt/rollouts');
      return new Map(rollouts.map((rollout) => [rollout.remote, rollout]));
    },
    history: async (remote) =>
      (await read(historySchema, 'GET', `/mgmt/rollouts/${remote}`)).history,
    overview: () => read(rolloutOverviewSchema, 'GET', '/mgmt/overview'),
    override: async (override) =>
      (await read(overrideLinkSchema, 'POST', '/mgmt/overrides', override)).link,
    edit: (remote, wish) =>
      patient.read(rolloutEditAnswerSchema, 'POST', `/mgmt/rollouts/${remote}/edits`, wish),
  };
}
