import { join, resolve } from 'node:path';
import { otlpUrl } from '@portal/api/tracing/otlpUrl';
import type { RecordingTool } from '@portal/contract/bootDocument';
import { ASSETS_VARIABLES } from '@portal/storage/assets/openAssetStore';
import { readS3Settings, type S3Settings } from '@portal/storage/s3/s3Settings';
import * as v from 'valibot';
import type { LogLevel } from '../log/edgeLog.ts';
import { readRecordingTool } from './readRecordingTool.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));

const variables = v.object({
  PORTAL_EDGE_PORT: v.optional(port, '4300'),
  PORTAL_EDGE_HOST: v.optional(v.string()),
  PORTAL_BACKEND_PORT: v.optional(port, '4301'),
  PORTAL_BACKEND_URL: v.optional(v.pipe(v.string(), v.url())),
  PORTAL_DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), '.data'),
  PORTAL_HOST_BUILD: v.optional(v.pipe(v.string(), v.minLength(1)), 'host/dist'),
  PORTAL_ENVIRONMENT: v.optional(v.picklist(['development', 'production', 'test']), 'development'),
  PORTAL_DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
    '0',
  ),
  PORTAL_DOCUMENT_ANSWERS_MILLISECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)),
    '150',
  ),
  PORTAL_DRAWN_PAGES: v.optional(v.picklist(['on', 'off']), 'on'),
  PORTAL_DRAWING_SOCKET: v.optional(v.string(), ''),
  PORTAL_DRAWING_MILLISECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
    '100',
  ),
  PORTAL_OTLP_URL: otlpUrl,
  PORTAL_METRICS_TOKEN: v.optional(v.string(), ''),
  PORTAL_LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  PORTAL_DEV_REMOTE: v.optional(v.string(), ''),
  PORTAL_DEVELOPER_OVERRIDE: v.optional(v.picklist(['', 'allowed', 'refused']), ''),
  PORTAL_RECORDING_URL: v.optional(v.string(), ''),
  PORTAL_RECORDING_INTEGRITY: v.optional(v.string(), ''),
});

/** The remote under development: its name and the address of its entry. */
export interface DevelopmentRemote {
  name: string;
  entry: URL;
}

export interface EdgeEnvironment {
  port: number;
  host: string;
  backend: URL;
  dataDirectory: string;
  /** Where released files lie instead of in the data folder. */
  assetBucket: S3Settings | undefined;
  workspace: string;
  /** Folder of the host's build that is served. */
  hostBuild: string;
  /** How long a process that was asked to end still takes requests, for the balancer to notice. */
  drainMilliseconds: number;
  /** How long the end of a document waits for the first answers of its page; 0: none ride in it. */
  answersMilliseconds: number;
  /** Whether pages that are everybody's are drawn in their documents. */
  drawsPages: boolean;
  /** Socket of the drawing service, and how long the end of a document waits for it; null without one. */
  drawing: { socket: string; milliseconds: number } | null;
  /** Collector of spans (OTLP over HTTP); nothing is sent without it. */
  otlpUrl: string | undefined;
  /** What Prometheus shows to read /metrics; without it there is nothing to read. */
  metricsToken: string | undefined;
  /** From which level on lines are written. */
  logLevel: LogLevel;
  mode: 'development' | 'test' | 'production';
  developmentRemote: DevelopmentRemote | null;
  /** Whether signed-in developers may see a local remote; only where it is set in production. */
  allowsOverride: boolean;
  recording: RecordingTool | null;
}

function readDevelopmentRemote(value: string): DevelopmentRemote | null {
  if (value === '') return null;
  const split = value.indexOf('=');
  const name = value.slice(0, split);
  const entry = value.slice(split + 1);
  if (!/^mf-[a-z-]+$/.test(name) || !URL.canParse(entry)) {
    throw new Error(
      'PORTAL_DEV_REMOTE must look like mf-booking=http://localhost:4310/remoteEntry.js.',
    );
  }
  return { name, entry: new URL(entry) };
}

/**
 * Reads what the process was told at its start; a variable that is empty counts as absent.
 * @param workspace absolute folder of the workspace; relative folders are resolved on it.
 * @throws Error naming the wrong variable, or what production lacks.
 */
export function readEnvironment(
  given: Record<string, string | undefined>,
  workspace: string,
): EdgeEnvironment {
  const source = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value?.trim() !== ''),
  );
  const parsed = v.safeParse(variables, source);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new Error(
      `The environment variable ${v.getDotPath(issue) ?? ''} is wrong: ${issue.message}`,
    );
  }
  const values = parsed.output;
  const mode = values.PORTAL_ENVIRONMENT;
  if (mode === 'production' && source['PORTAL_DATA_DIR'] === undefined)
    throw new Error('Production needs PORTAL_DATA_DIR: a folder that outlives this installation.');
  return {
    port: values.PORTAL_EDGE_PORT,
    // In production TLS ends before the edge, which believes what is said of the address.
    host: values.PORTAL_EDGE_HOST ?? (mode === 'production' ? '127.0.0.1' : '0.0.0.0'),
    backend: new URL(values.PORTAL_BACKEND_URL ?? `http://127.0.0.1:${values.PORTAL_BACKEND_PORT}`),
    dataDirectory: resolve(workspace, values.PORTAL_DATA_DIR),
    assetBucket: readS3Settings(ASSETS_VARIABLES, source),
    workspace: join(workspace),
    hostBuild: resolve(workspace, values.PORTAL_HOST_BUILD),
    drainMilliseconds: values.PORTAL_DRAIN_SECONDS * 1000,
    answersMilliseconds: values.PORTAL_DOCUMENT_ANSWERS_MILLISECONDS,
    drawsPages: values.PORTAL_DRAWN_PAGES === 'on',
    drawing:
      values.PORTAL_DRAWING_SOCKET === ''
        ? null
        : {
            socket: resolve(workspace, values.PORTAL_DRAWING_SOCKET),
            milliseconds: values.PORTAL_DRAWING_MILLISECONDS,
          },
    otlpUrl: values.PORTAL_OTLP_URL || undefined,
    metricsToken: values.PORTAL_METRICS_TOKEN || undefined,
    logLevel: values.PORTAL_LOG_LEVEL,
    mode,
    developmentRemote:
      mode === 'production' ? null : readDevelopmentRemote(values.PORTAL_DEV_REMOTE),
    allowsOverride:
      (values.PORTAL_DEVELOPER_OVERRIDE || (mode === 'production' ? 'refused' : 'allowed')) ===
      'allowed',
    recording: readRecordingTool(
      values.PORTAL_RECORDING_URL,
      values.PORTAL_RECORDING_INTEGRITY,
      mode,
    ),
  };
}
