import { isDeletionHelpPath } from '@portal/contract/paths';
import type { Mode } from '@portal/contract/remoteManifest';
import { useEffect, useState } from 'react';

/**
 * Lite pages and the help for deleting an account start with neither terms nor customer (SHL-42, C-25),
 * any other page without a lite visit. Whoever moves between them opens the address again.
 */
export function useModeOfStart(mode: Mode, path: string, termsAccepted: boolean): void {
  const [isBare] = useState(mode === 'lite' || isDeletionHelpPath(path));
  const [isLite] = useState(mode === 'lite');
  const needsCustomer = mode === 'full' || mode === 'demo';
  const lacksCustomer = isBare && needsCustomer && !termsAccepted && !isDeletionHelpPath(path);
  const lacksVisit = mode === 'lite' && !isLite;
  useEffect(() => {
    if (lacksCustomer || lacksVisit) window.location.reload();
  }, [lacksCustomer, lacksVisit]);
}
