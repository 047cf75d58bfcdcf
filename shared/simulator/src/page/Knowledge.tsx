import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FactRows } from '@portal/ui/Facts';
import type { AppState, SimulatedApp } from '../simulatedApp.ts';
import { texts } from '../texts.ts';
import styles from './Simulator.module.css';

function pullText(enabled: boolean | null): string {
  if (enabled === null) return texts.unknown;
  return enabled ? texts.on : texts.off;
}

/** What the application has learnt from the portal. */
export function Knowledge({ app, state }: { app: SimulatedApp; state: AppState }) {
  const { cookies, token, lastUrl, pullToRefresh, loggedOut } = state;
  const long = (text: string | null) => (
    <span className={styles.long}>{text ?? texts.unknown}</span>
  );
  return (
    <Card title={texts.knows}>
      <FactRows
        facts={[
          {
            label: texts.session,
            value: cookies.sessionToken ? texts.hasSession : texts.noSession,
          },
          { label: texts.receivedToken, value: long(token) },
          { label: texts.lastUrl, value: long(lastUrl) },
          { label: texts.pull, value: pullText(pullToRefresh) },
          { label: texts.loggedOut, value: loggedOut ?? texts.notLoggedOut },
        ]}
      />
      <Button
        size="small"
        variant="ghost"
        disabled={!cookies.sessionToken}
        onClick={() => app.setCookies({})}
      >
        {texts.forget}
      </Button>
    </Card>
  );
}
