import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { isPatientVertical } from '@portal/domain/items/itemLabel';
import { Box, Car, MonitorSmartphone, Users } from '@portal/ui/icons';
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
