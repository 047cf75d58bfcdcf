import { messageSchema } from '../http/envelope.ts';
import type { Http } from '../http/http.ts';

/** Opaque source, type and referrer of an opened link (C-126). */
export interface WorkOpening {
  id: string;
  s: string;
  t?: string;
  r?: string;
}

/** Usage counts; callers neither wait for them nor mind their failure (C-37). */
export function createAnalyticsApi(main: Http) {
  return {
    workOpened: ({ id, s, t, r }: WorkOpening) =>
      main.send({ path: '/analytics/work', query: { id, s, t, r }, answer: messageSchema }),
  };
}
