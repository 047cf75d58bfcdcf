import type { SetupSession } from '@portal/api/setup/setupSession';
import { Activity } from './steps/activity/Activity.tsx';
import { Hours } from './steps/hours/Hours.tsx';
import { Identity } from './steps/identity/Identity.tsx';
import { Overview } from './steps/overview/Overview.tsx';
import { Services } from './steps/services/Services.tsx';
import { steps, type StepId } from './steps/steps.ts';

const pages: Readonly<Record<StepId, () => React.ReactNode>> = {
  identity: () => <Identity />,
  activity: () => <Activity />,
  hours: () => <Hours />,
  services: () => <Services />,
};

/** What the address shows; what it does not know is the overview. */
export function Page({ path, session }: { path: string; session: SetupSession }) {
  const step = steps.find((known) => known.path === path);
  return step === undefined ? <Overview session={session} /> : pages[step.id]();
}
