import { PREVIEW_HOURS } from '@portal/rollout/preview';
import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { Problem } from '../problem.ts';
import { PLAN_EDITS, planEdit } from './planEdits.ts';
import { readArguments } from '../readArguments.ts';

/** A rollback without a version: of the one that was given last. */
export interface RollbackOfLast {
  kind: 'rollback of the last';
}

/** What a person asked `npm run rollout` to do. */
export type RolloutCommand =
  | { kind: 'help' }
  | { kind: 'show'; remote: string | undefined; provider: string | undefined }
  | { kind: 'history'; remote: string }
  | { kind: 'retire-shell'; version: string }
  | {
      kind: 'preview';
      remote: string;
      version: string;
      provider: string;
      hours: number;
      author: string | undefined;
    }
  | {
      kind: 'edit';
      remote: string;
      edit: RolloutEdit | RollbackOfLast;
      reason: string;
      author: string | undefined;
      dryRun: boolean;
    };

export const USAGE = `npm run rollout -- show [remote] [--provider domain]      who runs what, and how it does
npm run rollout -- history <remote>                        every change, by whom and why

npm run rollout -- set <remote> <version> --provider a,b   these providers get it
npm run rollout -- set <remote> <version> --share 5        5 % of all customers get it
npm run rollout -- set <remote> <version> --everyone       everyone without a stronger rule gets it
npm run rollout -- promote <remote> <version>              everyone gets it, its trials end
npm run rollout -- rollback <remote> [version]             takes a version back from all without a pin
npm run rollout -- plan <remote> <version> --steps 5,25,100 --every 30m [--loads 200]
                                                           from step to step by itself while the guard is content
npm run rollout -- next | pause | resume | cancel <remote> the plan's next step now; it waits; goes on; ends
npm run rollout -- pin <remote> <version> --provider a     these providers keep it whatever happens
npm run rollout -- unpin <remote> --provider a
npm run rollout -- kill <remote> <version>                 nobody may get it any more
npm run rollout -- revive <remote> <version>

npm run rollout -- preview <remote> <version> --provider a [--for 24h]
                                                           a link that shows it to whoever opens it, and to nobody else

npm run rollout -- retire-shell <version>                  a build of the host that no edge serves any more

Every change needs --reason "…". --dry-run says who would get what and changes nothing. --author is git's user.name.
PORTAL_BACKEND_URL and PORTAL_TEAM_TOKEN (a team's, for its own remotes) or PORTAL_ADMIN_TOKEN say which installation;
without them, the one on this machine.`;

const OPTIONS = {
  provider: { type: 'string' },
  share: { type: 'string' },
  everyone: { type: 'boolean' },
  steps: { type: 'string' },
  every: { type: 'string' },
  loads: { type: 'string' },
  for: { type: 'string' },
  reason: { type: 'string' },
  author: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** What may stand first, and how many words may follow it. */
const WORDS_AFTER: Readonly<Record<string, number>> = {
  help: 0,
  show: 1,
  history: 1,
  'retire-shell': 1,
  unpin: 1,
  next: 1,
  pause: 1,
  resume: 1,
  cancel: 1,
  plan: 2,
  preview: 2,
  set: 2,
  promote: 2,
  rollback: 2,
  pin: 2,
  kill: 2,
  revive: 2,
};

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

function providersOf(values: Values): string[] {
  const providers = (values.provider ?? '').split(',').map((domain) => domain.trim());
  const named = providers.filter((domain) => domain !== '');
  if (named.length === 0) throw new Problem('Name the providers: --provider a.example,b.example');
  return named;
}

function shareOf(text: string): number {
  const share = Number(text.replace('%', '').replace(',', '.'));
  if (text.trim() === '' || !(share >= 0 && share <= 100))
    throw new Problem(`--share is "${text}", but it is a number from 0 to 100.`);
  return share;
}

/** Hours of `24h` or `3d`. */
function hoursOf(text: string): number {
  const [, count, unit] = /^(\d+)([hd])$/.exec(text.trim()) ?? [];
  const hours = Number(count) * (unit === 'd' ? 24 : 1);
  if (!(hours >= 1 && hours <= PREVIEW_HOURS.longest))
    throw new Problem(`--for is "${text}", but it is a time from 1h to 7d: 24h`);
  return hours;
}

function previewOf(remote: string, version: string | undefined, values: Values): RolloutCommand {
  if (version === undefined) throw new Problem('Which version? preview <remote> <version>');
  const [provider = '', ...more] = providersOf(values);
  if (more.length > 0) throw new Problem('A link is of one provider: --provider a.example');
  const hours = hoursOf(values.for ?? `${PREVIEW_HOURS.usual}h`);
  return { kind: 'preview', remote, version, provider, hours, author: values.author };
}

function setEdit(version: string, values: Values): RolloutEdit {
  const ways = [
    values.provider !== undefined,
    values.share !== undefined,
    values.everyone === true,
  ];
  if (ways.filter(Boolean).length !== 1)
    throw new Problem('Say who gets it with one of --provider, --share and --everyone.');
  if (values.share !== undefined)
    return { kind: 'percentage', version, percentage: shareOf(values.share) };
  if (values.everyone === true) return { kind: 'everyone', version };
  return { kind: 'provider', version, providers: providersOf(values) };
}

function editOf(
  action: string,
  version: string | undefined,
  values: Values,
): RolloutEdit | RollbackOfLast {
  if (action === 'unpin') return { kind: 'unpin', providers: providersOf(values) };
  const ofPlan = PLAN_EDITS[action];
  if (ofPlan !== undefined) return ofPlan;
  if (action === 'rollback' && version === undefined) return { kind: 'rollback of the last' };
  if (version === undefined) throw new Problem(`Which version? ${action} <remote> <version>`);
  switch (action) {
    case 'set':
      return setEdit(version, values);
    case 'plan':
      return planEdit(version, values);
    case 'pin':
      return { kind: 'pin', version, providers: providersOf(values) };
    case 'promote':
    case 'rollback':
    case 'kill':
    case 'revive':
      return { kind: action, version };
    default:
      throw new Problem(`"${action}" is no command.\n\n${USAGE}`);
  }
}

/**
 * Reads the arguments of `npm run rollout`.
 * @throws Problem with a sentence that says what is missing or wrong
 */
export function readRolloutCommand(args: readonly string[]): RolloutCommand {
  const { values, positionals } = readArguments(args, OPTIONS, USAGE);
  const [action = 'help', remote, version] = positionals;
  const allowed = WORDS_AFTER[action];
  if (allowed === undefined) throw new Problem(`"${action}" is no command.\n\n${USAGE}`);
  const unread = positionals.slice(1 + allowed);
  if (unread.length > 0)
    throw new Problem(`What is "${unread.join(' ')}"? Nothing was changed.\n\n${USAGE}`);
  if (action === 'help') return { kind: 'help' };
  if (action === 'show') return { kind: 'show', remote, provider: values.provider };
  if (action === 'retire-shell') {
    if (remote === undefined) throw new Problem('Which shell? retire-shell <version>');
    return { kind: 'retire-shell', version: remote };
  }
  if (remote === undefined) throw new Problem(`Which remote? ${action} <remote> …`);
  if (action === 'history') return { kind: 'history', remote };
  if (action === 'preview') return previewOf(remote, version, values);
  const edit = editOf(action, version, values);
  const reason = values.reason?.trim() ?? '';
  if (reason === '') throw new Problem('Say why: --reason "…" (it is kept in the history).');
  return {
    kind: 'edit',
    remote,
    edit,
    reason,
    author: values.author,
    dryRun: values['dry-run'] ?? false,
  };
}
