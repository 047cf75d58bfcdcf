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
import { Problem } from './problem.ts';

const rolloutListSchema = v.object({ rollouts: v.array(rolloutSchema) });
const releaseListSchema = v.object({
  releases: v.array(v.object({ release: v.object({ version: v.string() }) })),
});
const historySchema = v.object({ history: v.array(rolloutSchema) });
const refusalSchema = v.object({ message: v.string() });

/** The administrator's calls of the backend. */
export interface Mgmt {
  /** @returns false when exactly this version was published before. */
  publish(release: Release): Promise<boolean>;
  /** Notes the build of the host that is in service from now on. */
  noteShell(shell: { version: string; contract: string }): Promise<void>;
  /** The versions of a remote that were published. */
  versions(remote: string): Promise<string[]>;
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

/** Makes the client. @param backend address of the backend, without a final slash */
export function mgmtClient(backend: string, token: string): Mgmt {
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    try {
      return await fetch(`${backend}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    } catch {
      throw new Problem(
        `Nothing answers at ${backend}: start the portal (npm start), or say where its backend is (PORTAL_BACKEND_URL).`,
      );
    }
  }

  /** @throws Problem with the backend's own words, or with everything that it answered. */
  async function refuse(response: Response, call: string): Promise<never> {
    const text = await response.text();
    if (response.status === 401)
      throw new Problem(
        `${backend} does not take this administrator's token: set PORTAL_ADMIN_TOKEN to the one of that installation, or, for the portal on this machine, to nothing.`,
      );
    if (response.status === 404 && readJson(text) === undefined)
      throw new Problem(
        `${backend} is no backend of a portal: PORTAL_BACKEND_URL is the backend's address, not the edge's where customers are.`,
      );
    const refusal = v.safeParse(refusalSchema, readJson(text));
    throw new Problem(
      refusal.success
        ? refusal.output.message
        : `The backend answered ${response.status} to ${call}: ${text}`,
    );
  }

  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await ask(method, path, body);
    return response.ok ? response : refuse(response, `${method} ${path}`);
  }

  return {
    async publish(release) {
      const response = await ask('POST', '/mgmt/releases', release);
      if (response.status === 409) return false;
      if (response.ok) return true;
      return refuse(response, 'POST /mgmt/releases');
    },
    noteShell: async (shell) => {
      await send('POST', '/mgmt/shells', shell);
    },
    versions: async (remote) => {
      const answer: unknown = await (await send('GET', `/mgmt/releases/${remote}`)).json();
      return v.parse(releaseListSchema, answer).releases.map(({ release }) => release.version);
    },
    rollouts: async () => {
      const answer: unknown = await (await send('GET', '/mgmt/rollouts')).json();
      const { rollouts } = v.parse(rolloutListSchema, answer);
      return new Map(rollouts.map((rollout) => [rollout.remote, rollout]));
    },
    history: async (remote) => {
      const answer: unknown = await (await send('GET', `/mgmt/rollouts/${remote}`)).json();
      return v.parse(historySchema, answer).history;
    },
    overview: async () => {
      const answer: unknown = await (await send('GET', '/mgmt/overview')).json();
      return v.parse(rolloutOverviewSchema, answer);
    },
    override: async (override) => {
      const answer: unknown = await (await send('POST', '/mgmt/overrides', override)).json();
      return v.parse(overrideLinkSchema, answer).link;
    },
    edit: async (remote, wish) => {
      const response = await send('POST', `/mgmt/rollouts/${remote}/edits`, wish);
      const answer: unknown = await response.json();
      return v.parse(rolloutEditAnswerSchema, answer);
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
