import { PREVIEW_HOURS } from '@portal/rollout/preview';
import { Problem } from '../terminal/problem.ts';
import { namedProviders } from './namedProviders.ts';

/** A link that shows a version at one provider. */
export interface PreviewCommand {
  kind: 'preview';
  remote: string;
  version: string;
  provider: string;
  hours: number;
  author: string | undefined;
}

/** Hours of `24h` or `3d`. */
function hoursOf(text: string): number {
  const [, count, unit] = /^(\d+)([hd])$/.exec(text.trim()) ?? [];
  const hours = Number(count) * (unit === 'd' ? 24 : 1);
  if (!(hours >= 1 && hours <= PREVIEW_HOURS.longest))
    throw new Problem(`--for is "${text}", but it is a time from 1h to 7d: 24h`);
  return hours;
}

/**
 * The link that is asked for.
 * @throws Problem with a sentence that says what is missing or wrong
 */
export function previewCommand(
  remote: string,
  version: string | undefined,
  values: { provider?: string | undefined; for?: string | undefined; author?: string | undefined },
): PreviewCommand {
  if (version === undefined) throw new Problem('Which version? preview <remote> <version>');
  const [provider = '', ...more] = namedProviders(values);
  if (more.length > 0) throw new Problem('A link is of one provider: --provider a.example');
  const hours = hoursOf(values.for ?? `${PREVIEW_HOURS.usual}h`);
  return { kind: 'preview', remote, version, provider, hours, author: values.author };
}
