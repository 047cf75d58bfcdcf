import { detailsPath } from '../work/cardTitle.ts';

/** The details of the visit's link (SHL-16); which one is the link's to say. */
export const LITE_DETAILS_PATH = '/service-details-lite?s=I&t=0';

/** The full details, for which an account is needed; the wish to rate goes along (LITE-29). */
export function fullDetailsPath(id: string, search: string): string {
  const wantsFeedback = new URLSearchParams(search).get('feedback') === 't';
  return detailsPath(id) + (wantsFeedback ? '&feedback=t' : '');
}
