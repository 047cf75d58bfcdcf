import type { Release } from '@portal/contract/release';
import { rolloutSchema, type Rollout } from '@portal/contract/rollout';
import * as v from 'valibot';
import { Problem } from './problem.ts';

const rolloutListSchema = v.object({ rollouts: v.array(rolloutSchema) });

/** A rollout to be, without what the backend adds. */
export type RolloutWish = Omit<Rollout, 'revision' | 'changedAt'>;

/** The administrator's calls of the backend. */
export interface Mgmt {
  /** @returns false when exactly this version was published before. */
  publish(release: Release): Promise<boolean>;
  /** Rollouts in force, by remote. */
  rollouts(): Promise<Map<string, Rollout>>;
  /** Puts a rollout in force. `replaces` is the revision that it was made from, 0 for the first. */
  change(wish: RolloutWish, replaces: number): Promise<void>;
}

/** Makes the client. @param backend address of the backend, without a final slash */
export function mgmtClient(backend: string, token: string): Mgmt {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${backend}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (response.ok || response.status === 409) return response;
    throw new Problem(
      `The backend answered ${response.status} to ${method} ${path}: ${await response.text()}`,
    );
  }

  return {
    publish: async (release) => (await send('POST', '/mgmt/releases', release)).status === 201,
    rollouts: async () => {
      const answer: unknown = await (await send('GET', '/mgmt/rollouts')).json();
      const { rollouts } = v.parse(rolloutListSchema, answer);
      return new Map(rollouts.map((rollout) => [rollout.remote, rollout]));
    },
    change: async (wish, replaces) => {
      const response = await send('POST', '/mgmt/rollouts', { ...wish, replaces });
      if (response.status === 409) {
        throw new Problem(`The rollout of ${wish.remote} was changed meanwhile: run it again.`);
      }
    },
  };
}
