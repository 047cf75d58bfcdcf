import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { ConfirmPresence } from '../../../actions/ConfirmPresence.tsx';
import type { ConfirmedPresence } from '../../../actions/usePresence.ts';
import { appHref } from '../../../work/appHref.ts';
import { payLabel } from '../../../work/payLabel.ts';
import { paymentText } from '../../../work/totalText.ts';
import { BudgetDock } from './BudgetDock.tsx';
import type { PrimaryAction } from './detailsActions.ts';
import { Highlight } from './Highlight.tsx';
import { texts } from '../texts.ts';
import type { BudgetChoices } from '../budget/choices/useBudgetChoices.ts';
import type { OpenDecision } from '../budget/decision/createOpenDecision.ts';

interface ActionDockProps {
  work: Work;
  action: PrimaryAction;
  presence: ConfirmedPresence;
  choices: BudgetChoices;
  decision: OpenDecision;
  today: IsoDate;
}

type ConfirmDockProps = Pick<ActionDockProps, 'work' | 'presence' | 'today'>;

function PayDock({ work }: { work: Work }) {
  const { navigation } = usePortal();
  return (
    <Dock label={texts.payment.missing} value={paymentText(work)}>
      <Highlight action="pay">
        <Button
          variant="primary"
          block
          href={appHref(navigation, `/payment/${encodeURIComponent(work.id)}`)}
        >
          {payLabel(work.payment?.state)}
        </Button>
      </Highlight>
    </Dock>
  );
}

function ConfirmDock({ work, presence, today }: ConfirmDockProps) {
  const isOnline = useOnline();
  const when = work.date_start
    ? formatShortDate(work.date_start.slice(0, 10), today, work.time)
    : undefined;
  return (
    <Dock label={texts.appointmentLabel} value={when} text>
      <Highlight action="confirm">
        <ConfirmPresence presence={presence} offered isPrimary disabled={!isOnline} />
      </Highlight>
    </Dock>
  );
}

/** The one next action of the details, with the value it is about. */
export function ActionDock(props: ActionDockProps) {
  const { work, action, presence, choices, decision, today } = props;
  if (action === 'approve') return <BudgetDock work={work} choices={choices} decision={decision} />;
  if (action === 'pay') return <PayDock work={work} />;
  return <ConfirmDock work={work} presence={presence} today={today} />;
}
