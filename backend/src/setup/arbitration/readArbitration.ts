import { INVALID_FORMAT_TITLE } from '@portal/api/texts';
import { isFilled } from '@portal/domain/text/isFilled';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import * as v from 'valibot';
import { providerSchema } from '../../provider/api/providerSchema.ts';

const arbitrationSchema = v.nonOptional(providerSchema.entries.legal.entries.arbitration);

/** An entity as `PUT /provider` takes it: `legal.arbitration`. */
export type Arbitration = v.InferOutput<typeof arbitrationSchema>;

export type ArbitrationReading =
  | { arbitration: Arbitration }
  | { problems: { field: 'name' | 'url'; message: string }[] };

/**
 * An arbitration entity that is typed freely (SET-08): a site without `https://` gets it, and nothing but a site of the
 * web becomes a link on the page that everybody sees.
 * @returns what is to be saved, or what is wrong in words for each field
 */
export function readArbitration(name: string, site: string): ArbitrationReading {
  const empty = [
    ...(isFilled(name) ? [] : [{ field: 'name' as const, message: REQUIRED_FIELD }]),
    ...(isFilled(site) ? [] : [{ field: 'url' as const, message: REQUIRED_FIELD }]),
  ];
  if (empty.length > 0) return { problems: empty };
  const read = v.safeParse(arbitrationSchema, { name, url: withScheme(site.trim()) });
  if (read.success && isSite(read.output.url)) return { arbitration: read.output };
  const isName = !read.success && read.issues.some(({ path }) => path?.[0].key === 'name');
  return { problems: [{ field: isName ? 'name' : 'url', message: INVALID_FORMAT_TITLE }] };
}

function withScheme(site: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(site) ? site.replace(/^https?:/i, 'https:') : `https://${site}`;
}

/** A host name of several parts, without credentials. */
function isSite(url: string): boolean {
  const { hostname, username } = new URL(url);
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(hostname) && username === '';
}
