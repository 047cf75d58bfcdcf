import type { SetupApi } from '@portal/api/setup/createSetupApi';
import { createContext } from 'react';

export const SetupApiContext = createContext<SetupApi | null>(null);
