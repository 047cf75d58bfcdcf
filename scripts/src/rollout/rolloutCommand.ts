import type { RolloutEdit } from '@portal/rollout/rolloutEdit';
import { Problem } from '../terminal/problem.ts';
import { PLAN_EDITS, planEdit } from './planEdits.ts';
import { previewCommand, type PreviewCommand } from './previewCommand.ts';
import { namedProviders } from './namedProviders.ts';
import { USAGE } from './usage.ts';
import { readArguments } from '../terminal/readArguments.ts';

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
  | PreviewCommand
  | {
      kind: 'edit';
      remote: string;
      edit: RolloutEdit | RollbackOfLast;
      reason: string;
      author: string | undefined;
      dryRun: boolean;
    };

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

function shareOf(text: string): number {
  const share = Number(text.replace('%', '').replace(',', '.'));
  if (text.trim() === '' || !(share >= 0 && share <= 100))
    throw new Problem(`--share is "${text}", but it is a number from 0 to 100.`);
  return share;
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
  return { kind: 'provider', version, providers: namedProviders(values) };
}

function editOf(
  action: string,
  version: string | undefined,
  values: Values,
): RolloutEdit | RollbackOfLast {
  if (action === 'unpin') return { kind: 'unpin', providers: namedProviders(values) };
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
      return { kind: 'pin', version, providers: namedProviders(values) };
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
  if (action === 'preview') return previewCommand(remote, version, values);
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
