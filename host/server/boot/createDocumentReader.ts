import type { BootDocument } from '@portal/contract/bootDocument';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { Override } from '@portal/rollout/override';
import { HOST } from '@portal/rollout/host';
import { forCustomer, type ProviderBoot } from '@portal/rollout/providerBoot';
import { ticketReleases } from '@portal/rollout/ticketReleases';
import { signLoadTicket } from '@portal/storage/signed/loadTicket';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import { overrideBadge, type DeveloperOverrides } from '../overrides/createDeveloperOverrides.ts';
import { previewBadge, type Previews } from '../overrides/createPreviews.ts';
import type { GrantBadge } from '../overrides/grantBadge.ts';
import {
  readLocalManifest,
  withLocalRemote,
  type LocalRemote,
} from '../overrides/withLocalRemote.ts';
import { previewedHost, withPreview } from '../overrides/withPreview.ts';
import { publicDomain } from '../publicHost.ts';
import type { BootDocuments } from './createBootDocuments.ts';
import { sameRemotes } from './sameRemotes.ts';
import type { ChooseHost, ChosenHost } from './createHostChooser.ts';

/** The document of one page view, and what a developer has put into it. */
export interface ReadDocument {
  document: BootDocument;
  /** Whether the operator suspended the provider. */
  isSuspended: boolean;
  local: LocalRemote | null;
  /** The build of the shell that the page is made with. */
  host: ChosenHost;
  /** What is said of this browser alone: a page with any of them is kept for nobody. */
  badges: readonly GrantBadge[];
  /** By which the page tells of its loads; none for a page that shows what is no release. */
  ticket: string | null;
  /** By which the page tells how the shell started. */
  hostTicket: string | null;
}

function sign({ ticketKey, resolvedAt }: ProviderBoot, releases: readonly string[]): string | null {
  if (ticketKey === undefined) return null;
  return signLoadTicket(ticketKey, releases, Date.parse(resolvedAt));
}

/**
 * Reads the boot document of a page view: the customer's releases, and in the place of one what this browser alone is
 * shown, a published release or a developer's remote.
 */
export function createDocumentReader(
  {
    developmentRemote,
    recording,
    workspace,
  }: Pick<EdgeEnvironment, 'developmentRemote' | 'recording' | 'workspace'>,
  bootDocuments: BootDocuments,
  overrides: DeveloperOverrides | null,
  previews: Previews,
  chooseHost: ChooseHost,
): (context: Context) => Promise<ReadDocument> {
  /** The remote that this page takes from a developer's machine: of this edge, or of this browser. */
  async function localRemote(override: Override | null): Promise<LocalRemote | null> {
    if (override) return { manifest: override.manifest, entry: new URL(override.entry) };
    if (!developmentRemote) return null;
    const { name, entry } = developmentRemote;
    return { manifest: await readLocalManifest(workspace, name), entry };
  }

  return async (context) => {
    const domain = publicDomain(context);
    const boot = await bootDocuments.of(domain);
    const given = forCustomer(boot, getCookie(context, COOKIE_NAMES.userId) ?? null);
    const usual = { ...given, remotes: sameRemotes(boot, given.remotes) };
    const preview = await previews.of(context, domain);
    const known = preview ? withPreview(usual, preview) : usual;
    const held = (await overrides?.of(context, domain)) ?? null;
    const local = await localRemote(held?.override ?? null);
    const resolved = local ? withLocalRemote(known, local) : known;
    const host = await chooseHost(context, boot, previewedHost(preview));
    const document = { ...resolved, host: { version: host.build.version } };
    const counts = !local && !preview;
    return {
      isSuspended: boot.suspended,
      document: recording ? { ...document, recording } : document,
      host,
      local,
      badges: [...(held ? [overrideBadge(held)] : []), ...(preview ? [previewBadge(preview)] : [])],
      ticket: counts ? sign(boot, ticketReleases(known.remotes)) : null,
      hostTicket: counts ? sign(boot, [`${HOST}@${host.build.version}`]) : null,
    };
  };
}
