import { createEventBus, type EventBus } from '@portal/contract/eventBus';
import { events } from '@portal/contract/events';

/** An event that reached the bus of a test. */
export interface SentEvent {
  name: string;
  payload: unknown;
}

/**
 * The real bus, which a test may not misuse: the shell only reports a malformed event or one
 * that nobody knows, here the sender fails.
 */
export function createTestBus(sent: SentEvent[]): EventBus {
  const refusals: string[] = [];
  const bus = createEventBus((name, reason) => refusals.push(`${name}: ${reason}`));
  return {
    on: bus.on,
    emit(name, payload) {
      if (!Object.hasOwn(events, name)) throw new Error(`There is no event ${name}.`);
      sent.push({ name, payload });
      const accepted = bus.emit(name, payload);
      const refusal = refusals.pop();
      if (refusal !== undefined) throw new Error(`The bus refused ${refusal}.`);
      return accepted;
    },
  };
}
