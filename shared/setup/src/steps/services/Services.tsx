import { StepPage } from '../StepPage.tsx';
import { texts } from './texts.ts';
import { ExpertsCard } from './ExpertsCard.tsx';
import { ServicesCard } from './ServicesCard.tsx';

/** What can be booked, how long it takes, and who does it (SET-15). */
export function Services() {
  const { heading, description } = texts;
  return (
    <StepPage id="services" heading={heading} description={description} side={<ExpertsCard />}>
      <ServicesCard />
    </StepPage>
  );
}
