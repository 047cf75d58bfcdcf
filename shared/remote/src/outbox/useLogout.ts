import { usePortal } from '../usePortal.ts';

/** Logs the customer out, once it is clear that what waits to be sent may be lost (OFF-09). */
export function useLogout(): () => Promise<void> {
  const { outbox, session } = usePortal();
  return async () => {
    const opened = await outbox?.().catch(() => null);
    if (!opened || (await opened.mayLeave())) await session.end();
  };
}
