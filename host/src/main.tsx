import '@portal/ui/styles/tokens.css';
import '@portal/ui/styles/base.css';
import { createFederationLoader } from './composition/createFederationLoader.ts';
import { startPortal } from './startPortal.tsx';

startPortal(createFederationLoader());
