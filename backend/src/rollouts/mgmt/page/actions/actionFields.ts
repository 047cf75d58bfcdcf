import * as v from 'valibot';

/** What an action is done with, as forms and addresses of these pages say it. */
export interface ActionFields {
  version: string;
  /** In per cent, as somebody wrote it. */
  share: string;
  providers: string[];
  /** Of a plan: shares parted by commas, minutes and loads of each step, as somebody wrote them. */
  steps: string;
  minutes: string;
  loads: string;
  reason: string;
  /** The revision of which the question was made. */
  replaces: number | undefined;
}

const text = (most: number) => v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');
const fieldsSchema = v.object({
  version: text(100),
  share: text(20),
  steps: text(200),
  minutes: text(20),
  loads: text(20),
  providers: v.fallback(v.pipe(v.array(text(253)), v.maxLength(1000)), []),
  reason: text(1000),
  replaces: v.fallback(v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))), undefined),
});

/** Reads them; what cannot be read is empty. Providers may also stand in one field, parted by commas. */
export function readActionFields(sent: URLSearchParams): ActionFields {
  const fields = v.parse(fieldsSchema, {
    version: sent.get('version') ?? '',
    share: sent.get('share') ?? '',
    steps: sent.get('steps') ?? '',
    minutes: sent.get('minutes') ?? '',
    loads: sent.get('loads') ?? '',
    providers: sent.getAll('provider').flatMap((named) => named.split(/[\s,]+/)),
    reason: sent.get('reason') ?? '',
    replaces: sent.get('replaces') ?? undefined,
  });
  return {
    ...fields,
    replaces: fields.replaces,
    providers: [...new Set(fields.providers.filter((provider) => provider !== ''))],
  };
}

/** What a form repeats of them, without the reason. */
export function choicesOfFields(fields: ActionFields): [name: string, value: string][] {
  const { version, share, steps, minutes, loads, providers } = fields;
  const written = Object.entries({ version, share, steps, minutes, loads });
  return [
    ...written.filter(([, value]) => value !== ''),
    ...providers.map((provider): [string, string] => ['provider', provider]),
  ];
}

/** The address' end that leads back to the same question, with what was written. */
export function writeActionFields(fields: ActionFields): string {
  const written = new URLSearchParams(choicesOfFields(fields));
  if (fields.reason !== '') written.set('reason', fields.reason);
  return written.toString();
}
