import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@portal/ui/styles/tokens.css';
import '@portal/ui/styles/base.css';
import { Simulator } from './page/Simulator.tsx';
import { endWorkers } from './installDevice.ts';
import { readStart } from './readStart.ts';
import { createSimulatedApp } from './simulatedApp.ts';

const start = readStart(window.location.search);
const container = document.getElementById('simulator');
if (!container) throw new Error('The page has no #simulator.');
await endWorkers();
createRoot(container).render(
  <StrictMode>
    <Simulator app={createSimulatedApp(start.behaviour)} start={start} />
  </StrictMode>,
);
