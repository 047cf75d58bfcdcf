import type { Shell } from '../createShell.ts';

/**
 * Offers notices on this device once a booking was saved or a budget decided, never before (REM-14). The code of it comes only
 * then; what a drawn page cannot know is read only then, too.
 * @param key what browsers subscribe with; without one nobody is offered any
 * @returns what takes it back
 */
export function offerAfterSaving(
  shell: Pick<Shell, 'overlays' | 'store' | 'http' | 'bus' | 'native'>,
  key: string | null | undefined,
): () => void {
  if (!key) return () => undefined;
  const ending = new AbortController();
  const offer = () => {
    import(/* webpackChunkName: "push" */ './offerPush.ts').then(
      ({ offerPush }) => offerPush(shell, key, ending.signal),
      // Nothing comes of it this time.
      () => undefined,
    );
  };
  const stops = [
    shell.bus.on('appointment.booked', offer),
    shell.bus.on('service.changed', ({ decided }) => {
      if (decided) offer();
    }),
    () => ending.abort(),
  ];
  return () => stops.forEach((stop) => stop());
}
