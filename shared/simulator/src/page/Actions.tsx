import { wrapperMessages } from '@portal/contract/native/messages';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { ArrowLeft } from '@portal/ui/icons/arrows/ArrowLeft';
import { Cookie } from '@portal/ui/icons/things/Cookie';
import { KeyRound } from '@portal/ui/icons/things/KeyRound';
import { Row } from '@portal/ui/Stack';
import { Switch } from '@portal/ui/Switch';
import type { AppState, SimulatedApp } from '../simulatedApp.ts';
import { texts } from '../texts.ts';

const { back, authToken, getCookies, setCookies } = wrapperMessages;

/** What the application asks of the portal. */
export function Actions({ app, state }: { app: SimulatedApp; state: AppState }) {
  return (
    <Card title={texts.actions}>
      <Row gap="small">
        <Button size="small" icon={<ArrowLeft />} onClick={() => app.ask(back.type)}>
          {texts.back}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<KeyRound />}
          onClick={() => app.ask(authToken.type)}
        >
          {texts.token}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<Cookie />}
          onClick={() => app.ask(getCookies.type)}
        >
          {texts.cookies}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={!state.cookies.sessionToken}
          onClick={() => app.ask(setCookies.type, { cookies: state.cookies })}
        >
          {texts.sendCookies}
        </Button>
        <Button
          size="small"
          variant="dangerGhost"
          onClick={() =>
            app.ask(setCookies.type, { cookies: { sessionToken: null, userId: null } })
          }
        >
          {texts.removeCookies}
        </Button>
      </Row>
      <Switch
        checked={!state.isOnline}
        onChange={(isOffline) => app.setOnline(!isOffline)}
        description={texts.offlineHint}
      >
        {texts.offline}
      </Switch>
    </Card>
  );
}
