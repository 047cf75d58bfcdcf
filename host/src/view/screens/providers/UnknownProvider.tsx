import { useEffect, useEffectEvent } from 'react';
import { wayToPreviousCompany } from '../../../shell/startup/provider/wayToPreviousCompany.ts';
import { startupAtom } from '../../../shell/state/startupAtom.ts';
import { useShell } from '../../useShell.ts';
import { startupTexts } from '../startup/startupTexts.ts';

/**
 * No provider has this domain: an empty area (SHL-65) under the dialog that says so (ERR-50). Its OK
 * leads back to the previous company, or logs out to the welcome page (ERR-51, ERR-52, C-142).
 */
export function UnknownProvider() {
  const { overlays, session, domain, http, store } = useShell();
  const { title, body } = startupTexts.providerNotFound;

  const tell = useEffectEvent(async () => {
    document.title = `${title} | ${startupTexts.welcome.app}`;
    await overlays.info({ title, body: body(domain) });
    const previous = await wayToPreviousCompany(http.mgmt, domain);
    if (previous === null) {
      await session.end();
      store.set(startupAtom, { kind: 'welcome' });
    } else {
      window.location.assign(previous);
    }
  });
  useEffect(() => void tell(), []);
  return <main data-testid="empty-area" />;
}
