import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import { Box } from '@portal/ui/icons/things/Box';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Users } from '@portal/ui/icons/people/Users';
import type { ReactElement } from 'react';

/** The button of the items: by icon set (CFG-03); those of a patient-type vertical are people (CFG-05). */
export function itemsIcon({
  iconSet,
  vertical,
}: Pick<ProviderSnapshot, 'iconSet' | 'vertical'>): ReactElement {
  if (iconSet === 'AUTO') return <Car />;
  if (iconSet === 'TECH') return <MonitorSmartphone />;
  return isPatientVertical(vertical) ? <Users /> : <Box />;
}
