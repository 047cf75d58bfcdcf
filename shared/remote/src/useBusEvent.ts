import type { EventName, EventPayload } from '@portal/contract/events';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from './usePortal.ts';

/** Listens to one event for as long as the component is drawn; the listener may be a new function each time. */
export function useBusEvent<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): void {
  const { bus } = usePortal();
  const receive = useEffectEvent(listener);
  useEffect(() => bus.on(name, (payload) => receive(payload)), [bus, name]);
}
