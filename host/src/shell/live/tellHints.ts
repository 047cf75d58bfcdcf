import type { EventBus } from '@portal/contract/eventBus';
import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Hint } from './hint.ts';

/** More than these are told of at once as «any of them»: each would have everything asked for again. */
const MOST = 8;
/** How long hints are gathered, in milliseconds: one transaction gives several. */
const GATHER_MS = 50;

export interface HintTeller {
  add(hints: readonly Hint[]): void;
  stop(): void;
}

/**
 * Hands hints on as `live.changed`, the same one once, and a changed service also as releases of before know it
 * (part 3, section 4).
 * @param before called before each batch: what is shown is about to change
 */
export function tellHints(bus: EventBus, before: () => void): HintTeller {
  const waiting = new Map<string, Hint>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    timer = undefined;
    const hints = [...waiting.values()];
    waiting.clear();
    before();
    const services = hints.flatMap(({ kind, subject }) =>
      kind === 'service' && subject !== undefined ? [subject] : [],
    );
    const isMany = hints.length > MOST;
    if (isMany) {
      const kinds = new Set(hints.map(({ kind }) => kind));
      for (const kind of kinds) bus.emit('live.changed', { kind });
    }
    // One of many is enough for a release of before, which asks for everything again.
    const ofServices = isMany ? services.slice(0, 1) : services;
    const named = isMany ? ofServices.map((subject) => ({ kind: 'service', subject })) : hints;
    for (const hint of named) bus.emit('live.changed', hint);
    for (const id of ofServices)
      bus.emit(isAppointmentId(id) ? 'appointment.changed' : 'service.changed', { id });
  }

  return {
    add(hints) {
      for (const hint of hints) waiting.set(`${hint.kind} ${hint.subject ?? ''}`, hint);
      if (hints.length > 0) timer ??= setTimeout(tell, GATHER_MS);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
