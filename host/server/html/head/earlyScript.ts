import type { BootDocument } from '@portal/contract/bootDocument';
import { inlineHash } from '@portal/storage/inlineHash';
import { BASE } from '../../../src/address/appPath.ts';
import type { EarlyPlan } from '../../../src/early/earlyAnswer.ts';
import { keptFor } from '../../boot/keptFor.ts';
import type { HostBuild } from '../../files/createHostBuildReader.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** The hash of the program of a build, for the content security policy; none of a build without one. */
export const earlyHashes = keptFor(({ earlyScript: program }: HostBuild) =>
  program === null ? [] : [inlineHash(program)],
);

/** An element, parted behind what it has of its own; both are empty where there is none. */
interface EarlyScript {
  opening: string;
  rest: string;
}

/**
 * The program that asks for data while everything else is on its way. A wrapper is asked for its session first
 * (SHL-43), and without a provider there is nothing to ask for.
 */
export function earlyScript(
  provider: BootDocument['provider'],
  requests: EarlyPlan['requests'],
  {
    path,
    isWrapped,
    identity,
    hasAnswers,
  }: { path: string; isWrapped: boolean; identity: string; hasAnswers: boolean },
  program: string | null,
): EarlyScript {
  if (program === null || provider === null || isWrapped) return { opening: '', rest: '' };
  const pathname = path === '/' ? BASE : BASE + path;
  const { domain } = provider;
  const plan: EarlyPlan = { domain, pathname, requests, identity };
  if (hasAnswers) plan.hasAnswers = true;
  const opening = `<script data-plan="${escapeHtml(JSON.stringify(plan))}"`;
  return { opening, rest: `>${program}</script>\n` };
}
