import type { OpenSession } from '@portal/api/account/sessionOverview';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { List } from '@portal/ui/ListRow';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useRef } from 'react';
import { SessionRow } from './SessionRow.tsx';
import { texts } from './texts.ts';
import { useEndSessions } from './useEndSessions.ts';

/** The sessions on other devices, each with the way to end it, and all at once (ACC-02, ACC-03). */
export function OtherSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its session.
  const { endOne, endOthers } = useEndSessions(() => title.current?.focus());
  return (
    <Card title={texts.others} titleId="other-sessions" titleRef={title}>
      {sessions.length === 0 ? (
        <Text tone="second">{texts.noOthers}</Text>
      ) : (
        <>
          <List>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                end={
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={texts.endOf(session.device ?? texts.unknownDevice)}
                    onClick={() => endOne.run(session)}
                  >
                    {texts.end}
                  </Button>
                }
              />
            ))}
          </List>
          <Row>
            <Button loading={endOthers.busy} onClick={() => endOthers.run()}>
              {texts.endAll}
            </Button>
          </Row>
        </>
      )}
    </Card>
  );
}
