import { Button } from '@portal/ui/Button';
import { useShell } from '../../useShell.ts';
import { startupTexts } from './startupTexts.ts';

/** The way out of a start that this session cannot finish. */
export function EndSession() {
  const { session, startup } = useShell();
  async function leave(): Promise<void> {
    await session.end();
    await startup.retry();
  }
  return (
    <Button variant="ghost" block onClick={leave}>
      {startupTexts.logout}
    </Button>
  );
}
