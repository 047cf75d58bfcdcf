import { lazyPart } from '@portal/ui/lazyPart';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { BellButton, Header } from '@portal/ui/Header';
import { IconButton } from '@portal/ui/IconButton';
import { X } from '@portal/ui/icons/controls/X';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { BASE } from '../../../address/appPath.ts';
import { homeOf } from '../../../address/homeOf.ts';
import { liteParts } from '../../lite/liteParts.ts';
import { withBoundary } from '../../screens/boundaries/withBoundary.tsx';
import { unreadAtom } from '../../../shell/state/countersAtom.ts';
import { texts } from '../../../shell/texts.ts';
import { useShell } from '../../useShell.ts';
import { findPanel } from '../../../address/pages/findPanel.ts';
import { PoweredBy } from './PoweredBy.tsx';

const DemoBadge = withBoundary(
  lazyPart(() => import(/* webpackChunkName: "demo" */ '../../demo/DemoBadge.tsx')),
  'hide',
);
// In the chunk of the frame around every lite page, which is there already.
const LiteAccount = withBoundary(liteParts.account, 'hide');

/**
 * Logo, powered-by link, way back and bell (SID-01, SID-02). A page for one decision has its title, the provider's
 * name and a way out instead, so that nothing draws the customer away by accident.
 */
export function TopBar({
  provider,
  path,
  title,
  decision,
}: {
  provider: ProviderSnapshot;
  path: string;
  title: string | undefined;
  decision: boolean;
}) {
  const { boot, navigation, session } = useShell();
  const { mode, lite } = useSyncExternalStore(session.subscribe, session.current, session.current);
  const unread = useAtomValue(unreadAtom);
  const isHome = path === homeOf(mode);
  // Visitors and lite visitors have no notifications to read (C-103).
  const hasBell = findPanel(boot.remotes, 'notifications', mode) !== null;
  return (
    <Header
      logo={{
        src: provider.logo,
        name: provider.name,
        href: BASE,
        label: texts.homeOf(provider.name),
      }}
      back={isHome ? undefined : { onClick: navigation.back }}
      title={isHome ? undefined : title}
      subtitle={decision ? provider.name : undefined}
      hideLogoOnDesktop
    >
      {!decision && <PoweredBy />}
      {mode === 'demo' && <DemoBadge />}
      {mode === 'lite' && (!decision || lite?.hasAccount) && <LiteAccount />}
      {decision && (
        <IconButton
          label={texts.leaveDecision}
          icon={<X />}
          onClick={() => navigation.navigate(homeOf(mode))}
        />
      )}
      {hasBell && !decision && (
        <div data-opens-panel="notifications">
          <BellButton count={unread} onClick={() => navigation.openPanel('notifications')} />
        </div>
      )}
    </Header>
  );
}
