import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { AccountButton } from '@portal/ui/AccountButton';
import { Logo } from '@portal/ui/Header';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { House } from '@portal/ui/icons/places/House';
import { Store } from '@portal/ui/icons/places/Store';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { NavigationBar, type NavigationItem } from '@portal/ui/NavigationBar';
import { useAtom, useAtomValue } from 'jotai';
import { useSyncExternalStore, type ReactNode } from 'react';
import { BASE } from '../../../address/appPath.ts';
import { homeOf } from '../../../address/homeOf.ts';
import { countersAtom } from '../../../shell/state/countersAtom.ts';
import { drawnAtom } from '../../../shell/state/drawnAtom.ts';
import { panelAtom } from '../../../shell/state/panelAtom.ts';
import { texts } from '../../../shell/texts.ts';
import { useShell } from '../../useShell.ts';
import { findPanel } from '../../../address/pages/findPanel.ts';
import { itemsIcon } from './itemsIcon.tsx';

/**
 * `Início` and the panels (SID-03..05, C-01): a bar at the bottom of a phone, a side bar on
 * desktop. A panel that no remote offers has no button.
 */
export function MainBar({ provider, path }: { provider: ProviderSnapshot; path: string }) {
  const { boot, navigation, session } = useShell();
  const { mode, subject } = useSyncExternalStore(
    session.subscribe,
    session.current,
    session.current,
  );
  const [open, setOpen] = useAtom(panelAtom);
  const counters = useAtomValue(countersAtom);
  const isDrawn = useAtomValue(drawnAtom);
  const home = homeOf(mode);

  function panel(name: string, label: string, icon: ReactNode, count = 0): NavigationItem[] {
    if (!findPanel(boot.remotes, name, mode)) return [];
    const current = open === name;
    return [
      { id: name, label, icon, count, current, onSelect: () => setOpen(current ? null : name) },
    ];
  }

  const items: NavigationItem[] = [
    {
      id: 'home',
      label: texts.home,
      icon: <House />,
      href: BASE + home,
      current: path === home && open === null,
      onSelect: () => {
        setOpen(null);
        if (path !== home) navigation.navigate(home);
      },
    },
    ...(mode === 'lite' && provider.schedulerModule === 'FULL'
      ? [
          {
            id: 'schedule',
            label: texts.book,
            icon: <CalendarPlus />,
            href: `${BASE}/schedule-lite`,
            onSelect: () => navigation.navigate('/schedule-lite'),
          },
        ]
      : []),
    // Without items only an address leads to the panel, which says so (ITM-06, C-815).
    ...panel(provider.supportsItems ? 'items' : '', provider.itemLabelPlural, itemsIcon(provider)),
    ...panel('profile', texts.profile, <UserRound />),
    ...panel('agenda', texts.agenda, <CalendarDays />, counters.appointments),
    ...panel('companies', texts.companies, <Store />, counters.warnings),
  ];

  return (
    <NavigationBar
      items={items}
      brand={
        <Logo
          src={provider.logo}
          name={provider.name}
          href={BASE}
          label={texts.homeOf(provider.name)}
        />
      }
      account={
        // What the edge draws around a page is of nobody (C-736).
        !isDrawn &&
        subject && (
          <div data-opens-panel="profile">
            <AccountButton
              name={subject.name}
              prefix={texts.accountOf}
              onClick={() => setOpen('profile')}
            />
          </div>
        )
      }
    />
  );
}
