import type { RemoteManifest } from '@portal/contract/remoteManifest';
import { viewConflicts } from '@portal/rollout/release/viewConflicts';
import { Problem } from '../terminal/problem.ts';
import type { NewRemoteCommand } from './readCommand.ts';

/** A remote that can be written. */
export interface RemotePlan {
  /** `mf-loyalty-points` */
  name: string;
  /** Name of its page in code: `loyalty-points`. */
  page: string;
  /** Start of its components' names: `LoyaltyPoints`. */
  component: string;
  /** App path: `/loyalty-points`. */
  path: string;
  /** Title for customers. */
  title: string;
}

const NAME = /^mf-[a-z]+(?:-[a-z]+)*$/;
/** No quotes, brackets or backslashes: it is written into JSON and TypeScript. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,:!?&/-]{0,59}$/u;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * What is written for a command.
 * @param existing the remotes that there are
 * @throws Problem when the name is taken or none, the page belongs to somebody, or the title cannot be one
 */
export function planRemote(
  { name, page: address, title: asked }: Omit<NewRemoteCommand, 'installs'>,
  existing: readonly RemoteManifest[],
): RemotePlan {
  if (!NAME.test(name))
    throw new Problem(`"${name}" is no name: it begins with mf-, then small letters: mf-loyalty.`);
  if (existing.some((remote) => remote.name === name))
    throw new Problem(`${name} exists already. Nothing was changed.`);
  const page = name.slice('mf-'.length);
  const path = address === undefined ? `/${page}` : `/${address.replace(/^\/+/, '')}`;
  if (/^\/client(?:\/|$)/.test(path))
    throw new Problem(
      `Pages lie below /client by themselves: --page ${path.slice('/client'.length) || `/${page}`}`,
    );
  const taken = viewConflicts({ name, pages: [{ path }], panels: [] }, existing);
  if (taken.length > 0)
    throw new Problem(`${taken.join('; ')}. Choose another address with --page.`);
  const words = page.split('-');
  const title = asked ?? capital(words.join(' '));
  if (!TITLE.test(title))
    throw new Problem(
      `"${title}" is no title: letters, digits and the signs . , : ! ? & / - in at most 60 characters.`,
    );
  return { name, page, component: words.map(capital).join(''), path, title };
}
