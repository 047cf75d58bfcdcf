import type { Release } from '@portal/contract/release';
import type { ReleaseDetails } from '@portal/rollout/release/releaseDetails';
import {
  begunUploadSchema,
  receivedFileSchema,
  type BegunUpload,
} from '@portal/rollout/release/upload';
import { rolloutSchema, type Rollout } from '@portal/rollout/rollout';
import {
  rolloutEditAnswerSchema,
  type RolloutEditAnswer,
  type RolloutEditWish,
} from '@portal/rollout/rolloutEdit';
import {
  publishedReleaseSchema,
  rolloutOverviewSchema,
  type PublishedRelease,
  type RolloutOverview,
} from '@portal/rollout/rolloutOverview';
import { overrideLinkSchema, type Override } from '@portal/rollout/override';
import { previewLinkSchema, type PreviewLink, type PreviewWish } from '@portal/rollout/preview';
import type { HostRelease } from '@portal/rollout/release/hostRelease';
import * as v from 'valibot';
import { mgmtCalls } from './mgmtCalls.ts';

const rolloutListSchema = v.object({ rollouts: v.array(rolloutSchema) });
const recordListSchema = v.object({
  releases: v.array(v.object({ release: v.looseObject({ version: v.string() }) })),
});
const releaseListSchema = v.object({
  releases: v.array(
    v.object({
      ...v.omit(publishedReleaseSchema, ['version']).entries,
      release: v.object({ version: v.string() }),
    }),
  ),
});
const historySchema = v.object({ history: v.array(rolloutSchema) });
/** Answers that say nothing but that it was done. */
const doneSchema = v.unknown();

/** Calls of the backend about releases and rollouts; those about shells are the administrator's. */
export interface Mgmt {
  /** @returns false when this version was published before. @throws Unanswered when it is not known whether it is now */
  publish(release: Release, details?: ReleaseDetails): Promise<boolean>;
  /** Says which files of a release are to be sent. @throws Problem with what is wrong with them */
  beginUpload(release: Release): Promise<BegunUpload>;
  /** Sends one of them, all of it. @returns whether it was not there yet @throws Problem */
  sendFile(upload: string, path: string, content: Uint8Array<ArrayBuffer>): Promise<boolean>;
  /** Sends a picture of a view of the remote, under the SHA-384 of its bytes. @throws Problem */
  sendPicture(remote: string, hash: string, png: Buffer): Promise<void>;
  /** How a view of a published release looked, as PNG. @throws Problem */
  picture(remote: string, version: string, name: string): Promise<Buffer>;
  /** Publishes a build of the host, which may be in service from now on. @throws Problem when its version is another build's */
  noteShell(shell: { version: string; contract: string; release?: HostRelease }): Promise<void>;
  /** Takes a build of the host out of use. @throws Problem when there is no such build */
  retireShell(version: string): Promise<void>;
  /** The records of a remote that were published, by version. */
  published(remote: string): Promise<Map<string, unknown>>;
  /** Who published the releases of a remote, and what they are made of, newest first. */
  releases(remote: string): Promise<PublishedRelease[]>;
  /** Rollouts in force, by remote. */
  rollouts(): Promise<Map<string, Rollout>>;
  /** Every change of one rollout, newest first. */
  history(remote: string): Promise<Rollout[]>;
  /** Who gets what of every remote, and how it does. */
  overview(): Promise<RolloutOverview>;
  /** Lets a developer see a local remote. @returns the token of the link. @throws Problem */
  override(override: Override): Promise<string>;
  /** Lets whoever opens a link see a release that others do not get. @throws Problem with the reason of a refusal */
  preview(wish: PreviewWish): Promise<PreviewLink>;
  /** Changes a rollout, or says what a change would do. @throws Problem with the reason of a refusal. */
  edit(remote: string, wish: RolloutEditWish): Promise<RolloutEditAnswer>;
}

/** Giving or registering a release reads all of its files where they lie, and a file may come slowly. In milliseconds. */
const TIMEOUT_MS = 180_000;

/** Makes the client. @param backend address of the backend, without a final slash */
export function mgmtClient(backend: string, token: string): Mgmt {
  const { refuse, read } = mgmtCalls(backend, token);
  const patient = mgmtCalls(backend, token, TIMEOUT_MS);
  return {
    async publish(release, details) {
      const body = details === undefined ? release : { ...release, details };
      const answer = await patient.ask('POST', '/mgmt/releases', body);
      if (answer.status === 409) return false;
      if (answer.status >= 200 && answer.status <= 299) return true;
      return refuse(answer, 'POST /mgmt/releases');
    },
    beginUpload: (release) => patient.read(begunUploadSchema, 'POST', '/mgmt/uploads', release),
    sendFile: async (upload, path, content) => {
      const address = `/mgmt/uploads/${upload}/files/${encodeURIComponent(path)}`;
      return (await patient.read(receivedFileSchema, 'PUT', address, content)).outcome === 'added';
    },
    sendPicture: async (remote, hash, png) => {
      const address = `/mgmt/uploads/${remote}/pictures/${hash}`;
      const answer = await patient.ask('PUT', address, new Uint8Array(png));
      if (answer.status !== 204) refuse(answer, `PUT ${address}`);
    },
    picture: (remote, version, name) =>
      patient.readBytes(`/mgmt/releases/${remote}/${encodeURIComponent(version)}/pictures/${name}`),
    noteShell: async (shell) => {
      await read(doneSchema, 'POST', '/mgmt/shells', shell);
    },
    retireShell: async (version) => {
      await read(doneSchema, 'DELETE', `/mgmt/shells/${encodeURIComponent(version)}`);
    },
    published: async (remote) => {
      const { releases } = await read(recordListSchema, 'GET', `/mgmt/releases/${remote}`);
      return new Map(releases.map(({ release }) => [release.version, release]));
    },
    releases: async (remote) => {
      const { releases } = await read(releaseListSchema, 'GET', `/mgmt/releases/${remote}`);
      return releases.map(({ release: { version }, ...rest }) => ({ ...rest, version }));
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
    preview: (wish) => patient.read(previewLinkSchema, 'POST', '/mgmt/previews', wish),
    edit: (remote, wish) =>
      patient.read(rolloutEditAnswerSchema, 'POST', `/mgmt/rollouts/${remote}/edits`, wish),
  };
}
