import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { planDeletion } from '../../rollouts/mgmt/providers/deletion/planDeletion.ts';
import {
  resumeProvider,
  suspendProvider,
  suspensionSchema,
} from '../../rollouts/mgmt/providers/suspendProvider.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';
import { linkRequestSchema } from '../links/schemas.ts';
import { revokeSetupLink, sendFurtherLink } from '../links/setupLinks.ts';
import { endOwner } from '../owners/endOwner.ts';

type Fields = Readonly<Record<string, string>>;

/** Something that an operator does with a provider from its page. */
interface ProviderAction {
  /** As the description of the route says it. */
  summary: string;
  /** What the page says afterwards. */
  done: string;
  run(backend: Backend, domain: string, fields: Fields, by: string): Promise<void>;
}

/** What was typed is checked as what comes by HTTP. @throws ApiError 400 */
function read<Output>(schema: v.GenericSchema<unknown, Output>, fields: Fields): Output {
  const found = v.safeParse(schema, fields);
  if (found.success) return found.output;
  throw new ApiError(400, found.issues[0].message);
}

export const PROVIDER_ACTIONS = {
  link: {
    summary: 'sends a further set-up link',
    done: 'The link is on its way. The one that was open is good for nothing any more.',
    run: async (backend, domain, { contact = '' }, by) => {
      await sendFurtherLink(backend, domain, read(linkRequestSchema, { contact }).contact, by);
    },
  },
  'revoke-link': {
    summary: 'ends a set-up link',
    done: 'The link opens nothing any more.',
    run: (backend, domain, { id = '' }, by) => revokeSetupLink(backend, domain, id, by),
  },
  'end-sessions': {
    summary: 'ends the sessions of an owner',
    done: 'The owner’s sessions are over.',
    run: (backend, domain, { id = '' }, by) =>
      endOwner(backend, domain, { id, isOwnerToo: false, by }),
  },
  'end-owner': {
    summary: 'ends an owner',
    done: 'The owner gets in no more without another link.',
    run: (backend, domain, { id = '' }, by) =>
      endOwner(backend, domain, { id, isOwnerToo: true, by }),
  },
  suspend: {
    summary: 'suspends a provider',
    done: 'The portal is closed to its customers. Nothing is lost.',
    run: async (backend, domain, { reason: typed = '' }, by) => {
      const { reason } = read(suspensionSchema, { reason: typed });
      await suspendProvider(backend, domain, reason);
      await noteAction(backend, by, 'suspended a provider', `${domain}: ${reason}`);
    },
  },
  resume: {
    summary: 'resumes a provider',
    done: 'The provider is resumed, and no deletion is planned.',
    run: async (backend, domain, _, by) => {
      await resumeProvider(backend, domain);
      await noteAction(backend, by, 'resumed a provider', domain);
    },
  },
  delete: {
    summary: 'has a suspended provider deleted in thirty days',
    done: 'The provider is deleted in thirty days, unless it is resumed until then.',
    run: async (backend, domain, { confirmation = '' }, by) => {
      const { deletes_at: at } = await planDeletion(backend, domain, confirmation);
      const subject = `${domain}, ${at ?? ''}`;
      await noteAction(backend, by, 'confirmed the deletion of a provider', subject);
    },
  },
} as const satisfies Readonly<Record<string, ProviderAction>>;

export type ProviderActionName = keyof typeof PROVIDER_ACTIONS;

/** Each with its name, in the order of the page. */
export const listProviderActions = (): [string, ProviderAction][] =>
  Object.entries(PROVIDER_ACTIONS);
