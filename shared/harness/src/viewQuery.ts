import type { View } from '@portal/contract/navigation';
import { modeSchema, type Mode } from '@portal/contract/remoteManifest';
import * as v from 'valibot';

/** What the server behind a view answers: documented examples, or 404 to everything. */
export type Answers = 'samples' | 'nothing';

/** One view as the harness page shows it. */
export interface ShownView {
  kind: View['kind'];
  name: string;
  /** Title of the manifest; the frame of a panel carries it. */
  title: string;
  /** Path of the page in its manifest, `/service-details/:id`; `/` for a panel. */
  path: string;
  mode: Mode;
  answers: Answers;
}

const shownViewSchema = v.object({
  kind: v.picklist(['page', 'panel']),
  name: v.string(),
  title: v.string(),
  path: v.string(),
  mode: modeSchema,
  answers: v.picklist(['samples', 'nothing']),
});

/** Query of the harness page that shows a view. */
export function viewQuery(view: ShownView): string {
  return new URLSearchParams({ ...view }).toString();
}

/** The view that a query asks for. @throws when it asks for none */
export function readViewQuery(query: string): ShownView {
  return v.parse(shownViewSchema, Object.fromEntries(new URLSearchParams(query)));
}
