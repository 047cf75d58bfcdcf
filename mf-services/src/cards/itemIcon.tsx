import { Activity } from '@portal/ui/icons/things/Activity';
import { Box } from '@portal/ui/icons/things/Box';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Scissors } from '@portal/ui/icons/things/Scissors';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { ReactNode } from 'react';

const byVertical: Readonly<Record<string, ReactNode>> = {
  BARBERSHOP: <Scissors />,
  HEALTH: <Activity />,
  PHYSIO: <Activity />,
  WELLBEING: <Activity />,
};

/** What stands in for a missing photograph: by icon set (CFG-03), else by vertical. */
export function itemIcon(
  provider: Pick<ProviderSnapshot, 'iconSet' | 'vertical' | 'supportsItems'>,
): ReactNode {
  if (provider.iconSet === 'AUTO') return <Car />;
  if (provider.iconSet === 'TECH') return <MonitorSmartphone />;
  return (
    byVertical[provider.vertical.toUpperCase()] ??
    (provider.supportsItems ? <Box /> : <CalendarDays />)
  );
}

/** The icon of work in hand (state 3), by vertical; the wrench when there is no other. */
export function workIcon(provider: Pick<ProviderSnapshot, 'vertical'>): ReactNode {
  return byVertical[provider.vertical.toUpperCase()];
}
