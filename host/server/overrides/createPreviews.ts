import { heldPreviewSchema, type HeldPreview } from '@portal/rollout/preview';
import type { Context } from 'hono';
import { texts } from '../texts.ts';
import { createBrowserGrants, type Answered, type BrowserGrants } from './createBrowserGrants.ts';
import type { GrantBadge } from './grantBadge.ts';
import { grantPage } from './grantPage.ts';

/** Where a preview begins; its end is below it. */
export const PREVIEW_PATH = '/preview';

export type Previews = BrowserGrants<HeldPreview>;

const words = texts.preview;

/** `27/11/2026, 18:33`, on the portal's clock. */
const moment = new Intl.DateTimeFormat('pt-PT', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Why a link shows nothing, by the status of mgmt. */
const NOTHING: Readonly<Record<number, string>> = {
  404: words.forged,
  409: words.killed,
  410: words.over,
};

/** Asks whoever opened the link whether this browser shall really show a release that others do not get. */
function page(link: string, { held, status }: Answered<HeldPreview>): string {
  const name = words.title;
  if (held === null)
    return grantPage({
      name,
      title: words.nothingTitle,
      paragraphs: [NOTHING[status] ?? texts.backendDown],
    });
  const { remote, version, author } = held.preview;
  return grantPage({
    name,
    title: words.title,
    paragraphs: [
      words.body(remote, version, author, moment.format(new Date(held.until))),
      words.warning,
    ],
    begin: { path: PREVIEW_PATH, link, label: words.begin },
  });
}

/** Says which release this browser is shown whatever the rollouts say. */
export function previewBadge({ preview }: HeldPreview): GrantBadge {
  return {
    name: words.title,
    label: words.badge(preview.remote, preview.version),
    end: `${PREVIEW_PATH}/end`,
  };
}

/** Lets one browser see a published release before its provider's customers get it. */
export function createPreviews(backend: URL, domainOf: (context: Context) => string): Previews {
  return createBrowserGrants(backend, domainOf, {
    calls: '/mgmt/previews',
    cookie: 'releasePreview',
    schema: heldPreviewSchema,
    page,
  });
}
