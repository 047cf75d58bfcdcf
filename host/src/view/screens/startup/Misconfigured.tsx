import { Button } from '@portal/ui/Button';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { useShell } from '../../useShell.ts';
import { MessageScreen } from '../MessageScreen.tsx';
import { startupTexts } from './startupTexts.ts';

/** The provider's configuration is broken or half missing: nothing can be shown truthfully. */
export function Misconfigured() {
  const { startup, domain } = useShell();
  return (
    <MessageScreen
      icon={<CircleAlert />}
      title={startupTexts.misconfigured.title}
      body={startupTexts.misconfigured.body}
      foot={domain}
      action={
        <Button variant="primary" block onClick={startup.retry}>
          {startupTexts.retry}
        </Button>
      }
    />
  );
}
