import { Button } from '@portal/ui/Button';
import { useShell } from '../../useShell.ts';
import { startupTexts } from './startupTexts.ts';

/** The way out of a start that this session cannot finish, once it is clear that what waits to be sent may be lost (OFF-09). */
export function EndSession() {
  const { outbox, session, startup } = useShell();
  async function leave(): Promise<void> {
    const waiting = await outbox().catch(() => null);
    if (waiting !== null && !(await waiting.mayLeave())) return;
    await session.end();
    await startup.retry();
  }
  return (
    <Button variant="ghost" block onClick={leave}>
      {startupTexts.logout}
    </Button>
  );
}
