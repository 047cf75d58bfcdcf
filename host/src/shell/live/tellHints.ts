import type { EventBus } from '@portal/contract/eventBus';
import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Hint } from './hint.ts';

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
    for (const hint of hints) bus.emit('live.changed', hint);
    for (const id of services)
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
