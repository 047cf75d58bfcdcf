import { StepPage } from '../StepPage.tsx';
import { RulesCard } from './RulesCard.tsx';
import { texts } from './texts.ts';
import { UsageCard } from './UsageCard.tsx';
import { useReminders } from './useReminders.ts';

/** What customers are reminded of, in which words, and what that costs (SET-18). */
export function Reminders() {
  const reminders = useReminders();
  return (
    <StepPage
      id="reminders"
      heading={texts.heading}
      description={texts.description}
      side={<UsageCard usage={reminders.usage} />}
    >
      <RulesCard reminders={reminders} />
    </StepPage>
  );
}
