import type { NativePlatform } from '@portal/contract/native';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { useState, useSyncExternalStore } from 'react';
import type { Start } from '../readStart.ts';
import type { SimulatedApp } from '../simulatedApp.ts';
import { texts } from '../texts.ts';
import { Actions } from './Actions.tsx';
import { Knowledge } from './Knowledge.tsx';
import { MessageLog } from './MessageLog.tsx';
import { Phone } from './Phone.tsx';
import { RawMessage } from './RawMessage.tsx';
import { Settings } from './Settings.tsx';
import styles from './Simulator.module.css';

/** The portal in a phone, and beside it what the application does, knows and hears. */
export function Simulator({ app, start }: { app: SimulatedApp; start: Start }) {
  const state = useSyncExternalStore(app.subscribe, app.state);
  const [platform, setPlatform] = useState<NativePlatform>(start.platform);
  const [opened, setOpened] = useState({ path: start.path, visit: 0 });
  const open = (path: string) => {
    app.open();
    setOpened({ path, visit: opened.visit + 1 });
  };

  return (
    <main className={styles.main}>
      <Page>
        <div className={styles.columns}>
          <Phone
            key={`${platform} ${opened.visit}`}
            app={app}
            platform={platform}
            path={opened.path}
            hasExited={state.hasExited}
            onReopen={() => open(opened.path)}
          />
          <Stack className={styles.side}>
            <PageHeading description={texts.description}>{texts.title}</PageHeading>
            <Settings
              platform={platform}
              onPlatform={setPlatform}
              behaviour={state.behaviour}
              onBehaviour={app.setBehaviour}
              path={start.path}
              onOpen={open}
            />
            <Actions app={app} state={state} />
            <Knowledge app={app} state={state} />
          </Stack>
          <Stack className={styles.side}>
            <MessageLog log={state.log} onClear={app.clearLog} />
            <RawMessage onSend={app.sendText} />
          </Stack>
        </div>
      </Page>
    </main>
  );
}
