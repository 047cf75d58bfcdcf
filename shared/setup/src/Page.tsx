import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import type { SetupSession } from '@portal/api/setup/setupSession';
import { Activity } from './steps/activity/Activity.tsx';
import { Hours } from './steps/hours/Hours.tsx';
import { History } from './steps/history/History.tsx';
import { Identity } from './steps/identity/Identity.tsx';
import { Import } from './steps/import/Import.tsx';
import { Keys } from './steps/keys/Keys.tsx';
import { Law } from './steps/law/Law.tsx';
import { Overview } from './steps/overview/Overview.tsx';
import { Payments } from './steps/payments/Payments.tsx';
import { Prepayment } from './steps/prepayment/Prepayment.tsx';
import { Reminders } from './steps/reminders/Reminders.tsx';
import { Services } from './steps/services/Services.tsx';
import { pages, type PageId } from './steps/pages.ts';
import { Today } from './today/Today.tsx';

const views: Readonly<Record<PageId, () => React.ReactNode>> = {
  identity: () => <Identity />,
  activity: () => <Activity />,
  hours: () => <Hours />,
  services: () => <Services />,
  payments: () => <Payments />,
  prepayment: () => <Prepayment />,
  reminders: () => <Reminders />,
  law: () => <Law />,
  keys: () => <Keys />,
  import: () => <Import />,
  history: () => <History />,
};

/** What the address shows; what it does not know is the overview. */
export function Page({ path, session }: { path: string; session: SetupSession }) {
  if (path === SETUP_PAGES.today) return <Today />;
  const page = pages.find((known) => known.path === path);
  return page === undefined ? <Overview session={session} /> : views[page.id]();
}
