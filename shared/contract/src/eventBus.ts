import * as v from 'valibot';
import { events, type EventName, type EventPayload } from './events.ts';

export interface EventBus {
  /** Sends an event. A malformed payload is refused: nobody receives it and `false` is returned. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): boolean;
  /** Listens; a retained event's last value arrives at once. Returns the function that stops listening. */
  on<Name extends EventName>(
    name: Name,
    listener: (payload: EventPayload<Name>) => void,
  ): () => void;
}

/** @param stack of the code whose fault it is; empty when that is not known */
type Refusal = (name: string, reason: string, stack: string) => void;

function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}

/**
 * Creates the bus of one page. A listener that throws does not stop the others.
 * @param refuse is told of malformed events and failing listeners, for the report.
 */
export function createEventBus(refuse: Refusal): EventBus {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const retained = new Map<string, unknown>();

  function deliver(name: string, listener: (payload: never) => void, payload: unknown): void {
    try {
      // The payload was parsed by the schema of `name`, which is also what typed the listener.
      Reflect.apply(listener, undefined, [payload]);
    } catch (error) {
      const isError = error instanceof Error;
      refuse(name, isError ? error.message : 'listener failed', isError ? (error.stack ?? '') : '');
    }
  }

  return {
    emit(name, payload) {
      // A remote built against a newer contract may send events this shell does not know.
      if (!isEventName(name)) return false;
      const definition = events[name];
      const parsed = v.safeParse(definition.payload, payload);
      if (!parsed.success) {
        refuse(name, parsed.issues[0].message, new Error('caller').stack ?? '');
        return false;
      }
      if (definition.retained) retained.set(name, parsed.output);
      for (const listener of [...(listeners.get(name) ?? [])])
        deliver(name, listener, parsed.output);
      return true;
    },
    on(name, listener) {
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group);
      group.add(listener);
      if (retained.has(name)) deliver(name, listener, retained.get(name));
      return () => {
        group.delete(listener);
      };
    },
  };
}
