import { useOnline } from '@portal/remote/useOnline';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { texts } from './texts.ts';

/** The button that sends the form it stands in; without a connection it says so and waits. */
export function SendDock({ label, busy }: { label: string; busy: boolean }) {
  const isOnline = useOnline();
  return (
    <Dock>
      <Button type="submit" variant="primary" block loading={busy} disabled={!isOnline}>
        {isOnline ? label : texts.offline}
      </Button>
    </Dock>
  );
}
