import { lazyPart } from '@portal/ui/lazyPart';
import { OfflineBanner } from '@portal/ui/OfflineBanner';
import { useOnline } from '@portal/remote/useOnline';
import { useAtomValue } from 'jotai';
import { withBoundary } from '../../screens/boundaries/withBoundary.tsx';
import { clockOffAtom } from '../../../shell/state/clockOffAtom.ts';
import { cookiesBlockedAtom } from '../../../shell/state/cookiesBlockedAtom.ts';
import { reachedAtom, receivedAtom } from '../../../shell/state/reachedAtom.ts';
import { slowAtom } from '../../../shell/state/slowAtom.ts';
import { waitingAtom } from '../../../shell/state/waitingAtom.ts';
import { withdrawnAtom } from '../../../shell/state/withdrawnAtom.ts';
import { texts } from '../../../shell/texts.ts';
import { useShell } from '../../useShell.ts';
import styles from '../PageArea.module.css';
import { whenReceived } from './whenReceived.ts';

// In a chunk that is there before the network goes.
const ConditionBanners = withBoundary(
  lazyPart(() => import(/* webpackChunkName: "update" */ './ConditionBanners.tsx')),
  'hide',
);

/** What may keep the page from showing the latest: no connection, no answer, or only part of the services. */
function useServiceTrouble(): { title: string; body: string | null } | null {
  const { boot } = useShell();
  const online = useOnline();
  const reached = useAtomValue(reachedAtom);
  const received = useAtomValue(receivedAtom);
  const isSlow = useAtomValue(slowAtom) > 0;
  // True over data and over an error alike.
  const body = received === null ? null : texts.received(whenReceived(received));
  if (!online) return { title: texts.offlineTitle, body };
  if (!reached) return { title: texts.unreachableTitle, body };
  if (isSlow) return { title: texts.slowTitle, body: texts.slowBody };
  return boot.degraded ? { title: texts.degradedTitle, body: texts.degradedBody } : null;
}

/** Says above every page what is wrong with connection, services or device. */
export function StatusBanners({ bare }: { bare: boolean }) {
  const trouble = useServiceTrouble();
  const clockOff = useAtomValue(clockOffAtom);
  const cookiesBlocked = useAtomValue(cookiesBlockedAtom);
  const withdrawn = useAtomValue(withdrawnAtom);
  const waiting = useAtomValue(waitingAtom);
  const className = bare ? styles.bareBanner : styles.banner;
  return (
    <>
      {trouble && (
        <div className={className}>
          <OfflineBanner title={trouble.title}>{trouble.body}</OfflineBanner>
        </div>
      )}
      {(clockOff !== 0 || cookiesBlocked || withdrawn || waiting > 0) && (
        <div className={className}>
          <ConditionBanners />
        </div>
      )}
    </>
  );
}
