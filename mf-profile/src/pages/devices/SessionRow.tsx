import type { OpenSession } from '@portal/api/account/sessionOverview';
import { formatShortInstant } from '@portal/remote/formatShortDate';
import { useNow } from '@portal/remote/useNow';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Smartphone } from '@portal/ui/icons/things/Smartphone';
import { ListRow } from '@portal/ui/ListRow';
import type { ReactNode } from 'react';
import styles from './devices.module.css';
import { texts } from './texts.ts';

export interface SessionRowProps {
  session: OpenSession;
  end?: ReactNode;
}

/** One open session: its device, provider, last use, and how it was opened (ACC-01). */
export function SessionRow({ session, end }: SessionRowProps) {
  const now = useNow();
  const { device, provider, method, current } = session;
  const when = current ? texts.now : formatShortInstant(new Date(session.seen_at), now);
  const facts = [provider, texts.lastUse(when), ...(method ? [texts.methods[method]] : [])];
  const isPhone = /(Android|iPhone|iPad|iOS)$/.test(device ?? '');
  return (
    <ListRow
      media={isPhone ? <Smartphone /> : <MonitorSmartphone />}
      title={device ?? texts.unknownDevice}
      sub={facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      end={end}
    />
  );
}
