import { lazyPart } from '@portal/ui/lazyPart';
import { Button } from '@portal/ui/Button';
import { WifiOff } from '@portal/ui/icons/states/WifiOff';
import type { StartupState } from '../../../shell/startup/startupState.ts';
import { texts } from '../../../shell/texts.ts';
import { useShell } from '../../useShell.ts';
import { withBoundary } from '../boundaries/withBoundary.tsx';
import { MessageScreen } from '../MessageScreen.tsx';
import { SlowNotice } from './SlowNotice.tsx';

// These follow an answer, so their code can be asked for; the ones below must be there without a network.
const StoppedScreen = withBoundary(
  lazyPart(() => import(/* webpackChunkName: "stopped" */ './StoppedScreen.tsx')),
);

/** What the customer sees while the portal cannot go on, always with a way to. */
export function StartupScreen({ state }: { state: StartupState }) {
  const { startup } = useShell();
  switch (state.kind) {
    case 'ready':
      return null;
    case 'starting':
      return state.slow ? <SlowNotice onRetry={startup.retry} /> : null;
    case 'unreachable':
      return (
        <MessageScreen
          icon={<WifiOff />}
          title={texts.unreachableTitle}
          body={texts.unreachableBody}
          action={
            <Button variant="primary" block onClick={startup.retry}>
              {texts.retryNow}
            </Button>
          }
        />
      );
    default:
      return <StoppedScreen state={state} />;
  }
}
