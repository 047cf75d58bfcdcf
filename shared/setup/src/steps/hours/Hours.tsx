import { StepPage } from '../StepPage.tsx';
import { texts } from './texts.ts';
import { ClosuresCard } from './ClosuresCard.tsx';
import { HolidaysCard } from './HolidaysCard.tsx';
import { WeekCard } from './WeekCard.tsx';

/** When can be booked (SET-14). */
export function Hours() {
  const { heading, description } = texts;
  return (
    <StepPage id="hours" heading={heading} description={description}>
      <WeekCard title={texts.week} />
      <ClosuresCard />
      <HolidaysCard />
    </StepPage>
  );
}
