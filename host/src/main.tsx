import '@portal/ui/styles/tokens.css';
import '@portal/ui/styles/base.css';
import { createFederationLoader } from './composition/federation/createFederationLoader.ts';
import { sealStyles } from './composition/styles/sealStyles.ts';
import { provideOlder } from './browser/olderBrowsers/provideOlder.ts';
import { startPortal } from './startPortal.tsx';

provideOlder();
sealStyles();
startPortal(createFederationLoader());
