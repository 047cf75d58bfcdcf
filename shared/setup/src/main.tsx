// First, because they say which layers go before which.
import '@portal/ui/styles/tokens.css';
import '@portal/ui/styles/base.css';
import './ink.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSetupApi } from '@portal/api/setup/createSetupApi';
import { PrimitiveProvider } from '@portal/ui/PrimitiveProvider';
import { QueryClient, QueryClientProvider } from '@portal/remote/query';
import { setupHttp } from './calls/setupHttp.ts';
import { SetupApiContext } from './calls/SetupApiContext.ts';
import { Setup } from './Setup.tsx';

const container = document.getElementById('setup');
if (!container) throw new Error('The page has no #setup.');
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <SetupApiContext value={createSetupApi(setupHttp)}>
        <PrimitiveProvider>
          <Setup />
        </PrimitiveProvider>
      </SetupApiContext>
    </QueryClientProvider>
  </StrictMode>,
);
