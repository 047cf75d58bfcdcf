import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { texts } from './texts.ts';

export type PageId = keyof typeof texts.pages;

/** A page of the set-up, on which one step or several are done. */
export interface SetupPage {
  id: PageId;
  title: string;
  path: string;
}

const order = [
  ...(['identity', 'activity', 'hours', 'services', 'payments', 'prepayment'] as const),
  ...(['reminders', 'law', 'keys', 'import', 'history'] as const),
];

/** In the order in which they are offered; any order will do, and with what is preset few values remain (SET-05, SET-26). */
export const pages: readonly SetupPage[] = order.map((id) => ({
  ...{ id, title: texts.pages[id], path: SETUP_PAGES[id] },
}));
