import '@portal/ui/styles/tokens.css';
import '@portal/ui/styles/base.css';
import { createFederationLoader } from './composition/createFederationLoader.ts';
import { sealStyles } from './composition/sealStyles.ts';
import { startPortal } from './startPortal.tsx';

sealStyles();
startPortal(createFederationLoader());
