import { ASSETS_VARIABLES } from '@portal/storage/assets/openAssetStore';
import { readS3Settings, type S3Settings } from '@portal/storage/s3/s3Settings';
import path from 'node:path';
import { readBackupSettings, type BackupSettings } from './backup/place/backupSettings.ts';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { environmentVariables } from './environmentVariables.ts';
import { readPushSettings, type PushSettings } from './push/pushSettings.ts';
import { productionProblems, SHORTEST_SECRET } from './productionProblems.ts';

/** What the process was told at its start. */
export interface Environment {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  edgePort: number;
  gatewayPort: number;
  /** Absolute folder of everything the portal keeps on disk. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  adminToken: string | undefined;
  /** Where browsers fetch released files; a release is given to nobody before they are all there. */
  assetsUrl: string;
  /** `token` goes along as a bearer, `secret` signs the body. */
  sms: { url: string; token: string | undefined; secret: string | undefined } | undefined;
  mail: { smtpUrl: string; from: string } | undefined;
  /** Keys of web push; without them nobody is offered notices on a device. */
  push: PushSettings | undefined;
  /** Mailbox of the portal's team, which reads what customers write about the portal. */
  supportEmail: string;
  /** Where uploads lie instead of in the data folder. */
  objectStore: S3Settings | undefined;
  /** Where released files lie; when undefined, they are checked through `assetsUrl`. */
  assetBucket: S3Settings | undefined;
  /** Where backups by rule lie, and for how long. */
  backup: BackupSettings;
  /** Where the operator's own system is told of releases that go wrong; `secret` signs the body. */
  alerts: { url: string; secret: string } | undefined;
  /** Bearer of /metrics; without it the administrator's token is. */
  metricsToken: string | undefined;
  /** Collector of spans (OTLP over HTTP); nothing is sent without it. */
  otlpUrl: string | undefined;
  /** How long a process that was asked to end still takes requests, for the balancer to notice. */
  drainMilliseconds: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Reads the environment variables; one that is empty counts as absent.
 * @throws Error naming the wrong variable, or all that production lacks, a sentence in each line.
 */
export function readEnvironment(given: Record<string, string | undefined>): Environment {
  const source = withoutEmpty(given);
  const result = v.safeParse(environmentVariables, source);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(
      `The environment variable ${v.getDotPath(issue) ?? ''} is wrong: ${issue.message}`,
    );
  }
  const values = result.output;
  const mode = values.PORTAL_ENVIRONMENT;
  const sms =
    values.PORTAL_SMS_WEBHOOK_URL === undefined
      ? undefined
      : {
          url: values.PORTAL_SMS_WEBHOOK_URL,
          token: values.PORTAL_SMS_WEBHOOK_TOKEN,
          secret: values.PORTAL_SMS_WEBHOOK_SECRET,
        };
  const mail =
    values.PORTAL_SMTP_URL === undefined || values.PORTAL_MAIL_FROM === undefined
      ? undefined
      : { smtpUrl: values.PORTAL_SMTP_URL, from: values.PORTAL_MAIL_FROM };
  const supportEmail = values.PORTAL_SUPPORT_EMAIL ?? 'apoio@portal.localhost';
  const problems = mode === 'production' ? productionProblems(source) : [];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    mode,
    host: values.PORTAL_BACKEND_HOST,
    port: values.PORTAL_BACKEND_PORT,
    edgePort: values.PORTAL_EDGE_PORT,
    gatewayPort: values.PORTAL_GATEWAY_PORT,
    dataDirectory: path.resolve(values.PORTAL_DATA_DIR ?? path.join(workspaceRoot, '.data')),
    databaseUrl: readDatabaseUrl(values.DATABASE_URL),
    adminToken: values.PORTAL_ADMIN_TOKEN,
    assetsUrl: values.PORTAL_ASSETS_URL ?? `http://127.0.0.1:${values.PORTAL_EDGE_PORT}`,
    sms,
    mail,
    push: readPushSettings(source, supportEmail),
    supportEmail,
    objectStore: readS3Settings('PORTAL_MEDIA_S3', source),
    assetBucket: readS3Settings(ASSETS_VARIABLES, source),
    backup: readBackupSettings(source),
    alerts: readAlerts(values),
    metricsToken: values.PORTAL_METRICS_TOKEN,
    otlpUrl: values.PORTAL_OTLP_URL || undefined,
    drainMilliseconds: values.PORTAL_DRAIN_SECONDS * 1000,
    logLevel: values.PORTAL_LOG_LEVEL,
  };
}

function withoutEmpty(
  source: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
}

/** @throws Error when it is no address of a PostgreSQL server */
function readDatabaseUrl(given: string | undefined): string | undefined {
  if (given === undefined || /^postgres(ql)?:\/\/|^socket:/.test(given)) return given;
  throw new Error(
    'The environment variable DATABASE_URL is wrong: it has the form postgres://user:password@host/portal.',
  );
}

/** @throws Error when the alerts would not be signed */
function readAlerts({
  PORTAL_ALERT_WEBHOOK_URL: url,
  PORTAL_ALERT_WEBHOOK_SECRET: secret,
}: v.InferOutput<typeof environmentVariables>): Environment['alerts'] {
  if (url === undefined) return undefined;
  if (secret !== undefined && secret.length >= SHORTEST_SECRET) return { url, secret };
  throw new Error(
    `PORTAL_ALERT_WEBHOOK_URL needs a PORTAL_ALERT_WEBHOOK_SECRET of ${SHORTEST_SECRET} characters or more: alerts are signed.`,
  );
}

/** Address at which customers open a provider's portal. */
export function publicAddress(environment: Environment, domain: string): string {
  return environment.mode === 'production'
    ? `https://${domain}`
    : `http://${domain}:${environment.edgePort}`;
}
