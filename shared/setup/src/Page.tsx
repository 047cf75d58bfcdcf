import type { SetupSession } from '@portal/api/setup/setupSession';
import { Activity } from './steps/activity/Activity.tsx';
import { Hours } from './steps/hours/Hours.tsx';
import { History } from './steps/history/History.tsx';
import { Identity } from './steps/identity/Identity.tsx';
import { Keys } from './steps/keys/Keys.tsx';
import { Overview } from './steps/overview/Overview.tsx';
import { Payments } from './steps/payments/Payments.tsx';
import { Services } from './steps/services/Services.tsx';
import { steps, type StepId } from './steps/steps.ts';

const pages: Readonly<Record<StepId, () => React.ReactNode>> = {
  identity: () => <Identity />,
  activity: () => <Activity />,
  hours: () => <Hours />,
  services: () => <Services />,
  payments: () => <Payments />,
  keys: () => <Keys />,
  history: () => <History />,
};

/** What the address shows; what it does not know is the overview. */
export function Page({ path, session }: { path: string; session: SetupSession }) {
  const step = steps.find((known) => known.path === path);
  return step === undefined ? <Overview session={session} /> : pages[step.id]();
}
