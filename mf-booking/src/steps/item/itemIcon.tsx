import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { Box } from '@portal/ui/icons/things/Box';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Car } from '@portal/ui/icons/vehicles/Car';
import type { ReactElement } from 'react';

/** What stands in for a missing photograph: by icon set (CFG-03); a person where items are people (C-89). */
export function itemIcon({
  iconSet,
  vertical,
}: Pick<ProviderSnapshot, 'iconSet' | 'vertical'>): ReactElement {
  if (iconSet === 'AUTO') return <Car />;
  if (iconSet === 'TECH') return <MonitorSmartphone />;
  return isPatientVertical(vertical) ? <UserRound /> : <Box />;
}
