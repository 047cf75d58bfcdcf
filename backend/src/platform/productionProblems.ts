/** Characters of a secret that nobody can guess. */
export const SHORTEST_SECRET = 32;

/** What the check reads: the variables by name, empty ones left out. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Whether what is sent there can be read by nobody on the way: TLS, this machine, or a name of its own network. */
function isPrivateWay(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:127\.[\d.]+|\[::1\]|[^.]+)$/.test(hostname);
}

/**
 * What a backend in production lacks, or would do unsafely: a sentence for each, empty when it may start.
 */
export function productionProblems(variables: Variables): string[] {
  const problems: string[] = [];
  const missing = (name: string) => variables[name] === undefined;
  const carriers = ['PORTAL_SMS_WEBHOOK_URL', 'PORTAL_SMTP_URL', 'PORTAL_MAIL_FROM'].filter(
    missing,
  );
  if (carriers.length > 0)
    problems.push(
      `Production needs ${carriers.join(', ')}: codes and news reach customers by them.`,
    );
  const sms = variables['PORTAL_SMS_WEBHOOK_URL'];
  if (sms !== undefined && (!URL.canParse(sms) || !isPrivateWay(sms)))
    problems.push('PORTAL_SMS_WEBHOOK_URL must begin with https://: login codes are sent there.');
  if (missing('PORTAL_SUPPORT_EMAIL'))
    problems.push(
      'Production needs PORTAL_SUPPORT_EMAIL: what customers write to support and of the portal goes there.',
    );
  if (missing('PORTAL_DATA_DIR'))
    problems.push('Production needs PORTAL_DATA_DIR: a folder that outlives this installation.');
  if ((variables['PORTAL_PAYMENT_SECRET']?.length ?? 0) < SHORTEST_SECRET)
    problems.push(
      `Production needs PORTAL_PAYMENT_SECRET of ${SHORTEST_SECRET} characters or more: it seals the providers' gateway keys, and losing it loses them.`,
    );
  const admin = variables['PORTAL_ADMIN_TOKEN'];
  if (admin !== undefined && admin.length < SHORTEST_SECRET)
    problems.push(
      `PORTAL_ADMIN_TOKEN needs ${SHORTEST_SECRET} characters or more in production: it opens everything. Without it one is made in the data folder.`,
    );
  if (admin === undefined && !missing('PORTAL_MEDIA_S3_URL'))
    problems.push(
      'Production with PORTAL_MEDIA_S3_URL needs PORTAL_ADMIN_TOKEN: backends that share no data folder would make one each, and refuse the sessions of each other.',
    );
  return problems;
}
