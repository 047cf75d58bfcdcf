import type { EventPayload } from '@portal/contract/events';
import { useQueryClient } from '@portal/remote/query';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../usePortal.ts';
import { holdBack } from './holdBack.ts';
import { texts } from './texts.ts';
import { watchFillingForm } from './watchFillingForm.ts';

type Hint = EventPayload<'live.changed'>;

/** What other parts of the portal say of a change; the shell repeats it of what the server said. */
const OF_REMOTES = [
  'appointment.booked',
  'appointment.changed',
  'service.changed',
  'payment.settled',
  'item.changed',
] as const;

export interface LiveRefresh {
  /** Whether a hint is about what the view shows. */
  concerns(hint: Hint): boolean;
  /** Whether it is shown at once, whatever is being typed (LIVE-10). */
  isUrgent?(hint: Hint): boolean;
  /** Whether what is new leaves this field as it is, as a chat does. */
  isApart?(field: Element): boolean;
  /** Asks the server again for what the view shows: the queries of the remote that are in use. */
  refresh(): void;
}

/**
 * Asks again when a part of the portal changed something, and when the server did (LIVE-02). While a form of the view is
 * being filled what the server did waits, for whoever comes back to the page as well (C-881), and the customer says when it
 * is shown (LIVE-07). A hint may be of something that is shown already, as after the customer's own change: of that nothing
 * is said.
 */
export function useLiveRefresh(options: LiveRefresh): void {
  const { bus, overlays } = usePortal();
  const queryClient = useQueryClient();
  const concerns = useEffectEvent(options.concerns);
  const isUrgent = useEffectEvent((hint: Hint) => options.isUrgent?.(hint) ?? false);
  const isApart = useEffectEvent((field: Element) => options.isApart?.(field) ?? false);
  const refresh = useEffectEvent(options.refresh);

  useEffect(() => {
    const repeated = new Set<string>();
    let waiting: AbortController | null = null;
    /** How often the view has been asked for again. */
    let shown = 0;
    /** What was said at the same time is judged together: null where nothing was. */
    let due: 'news' | 'now' | null = null;
    const form = watchFillingForm(
      (field) => isApart(field),
      () => {
        if (waiting !== null && !form.isFilled()) show();
      },
    );

    function show(): void {
      waiting?.abort();
      waiting = null;
      shown += 1;
      refresh();
    }
    function judge(what: 'news' | 'now'): void {
      if (due === null)
        queueMicrotask(() => {
          const isNow = due === 'now' || !form.isFilled();
          due = null;
          if (isNow) show();
          else void wait();
        });
      if (due !== 'now') due = what;
    }
    async function wait(): Promise<void> {
      if (waiting !== null) return;
      const before = shown;
      const isNews = await import(/* webpackChunkName: "details-later" */ './hasNews.ts').then(
        ({ hasNews }) => hasNews(queryClient),
        () => true,
      );
      if (waiting !== null || shown !== before) return;
      // Meanwhile it was sent or emptied.
      if (!form.isFilled()) show();
      else if (isNews) tell();
    }
    function tell(): void {
      const notice = new AbortController();
      waiting = notice;
      overlays.toast({
        message: texts.news,
        action: {
          label: texts.showNews,
          run() {
            form.settle();
            show();
          },
        },
        signal: notice.signal,
        onGone() {
          if (waiting === notice) waiting = null;
        },
      });
    }

    /** What was missed while nobody looked, or without network, is not asked for by itself then. */
    function comeBack(): void {
      if (document.visibilityState === 'visible' && form.isFilled()) judge('news');
    }
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('online', comeBack);

    const endings = [
      holdBack(form.isFilled),
      bus.on('live.changed', (hint) => {
        if (hint.subject !== undefined && hint.kind === 'service') {
          repeated.add(hint.subject);
          queueMicrotask(() => repeated.clear());
        }
        if (concerns(hint)) judge(isUrgent(hint) ? 'now' : 'news');
      }),
      ...OF_REMOTES.map((name) =>
        bus.on(name, ({ id }) => {
          if (id !== null && repeated.has(id)) return;
          // Whoever changed something has sent what was typed for it.
          form.settle();
          // At once: whoever told of it waits for the same answers.
          show();
        }),
      ),
    ];
    return () => {
      for (const end of endings) end();
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('online', comeBack);
      form.stop();
      waiting?.abort();
      // What is still being asked has nobody to tell.
      shown += 1;
    };
  }, [bus, overlays, queryClient]);
}
