import type { NativePlatform } from '@portal/contract/native';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { Smartphone } from '@portal/ui/icons/things/Smartphone';
import { useLayoutEffect, useRef } from 'react';
import { installDevice, type FramedPage } from '../installDevice.ts';
import type { SimulatedApp } from '../simulatedApp.ts';
import { texts } from '../texts.ts';
import styles from './Simulator.module.css';

/** The script that the edge puts first into the framed page calls this one (see the edge). */
const HOOK = 'portalSimulator';

interface PhoneProps {
  app: SimulatedApp;
  platform: NativePlatform;
  /** App path, below `/client`. */
  path: string;
  hasExited: boolean;
  onReopen: () => void;
}

/** The webview of the simulated application. A new key makes a new visit. */
export function Phone({ app, platform, path, hasExited, onReopen }: PhoneProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useLayoutEffect(() => {
    const install = (page: FramedPage) => app.attach(installDevice(page, platform, app.receive));
    Reflect.set(window, HOOK, { install });
    // Only now: the page must find the hook.
    if (frame.current) frame.current.src = `/client${path === '/' ? '' : path}`;
    return () => void Reflect.deleteProperty(window, HOOK);
  }, [app, platform, path]);

  return (
    <div className={styles.phone}>
      {hasExited ? (
        <div className={styles.closed}>
          <EmptyState
            icon={<Smartphone />}
            title={texts.exitedTitle}
            action={<Button onClick={onReopen}>{texts.reopen}</Button>}
          >
            {texts.exitedBody}
          </EmptyState>
        </div>
      ) : (
        <iframe ref={frame} className={styles.screen} title={texts.frame} />
      )}
    </div>
  );
}
