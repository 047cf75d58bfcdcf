import { StepPage } from '../StepPage.tsx';
import { GeneralCard } from './GeneralCard.tsx';
import { SentencesCard } from './SentencesCard.tsx';
import { texts } from './texts.ts';

/** What is paid before, and the sentences in which customers read it (SET-18, POL-03). */
export function Prepayment() {
  return (
    <StepPage id="prepayment" heading={texts.heading} description={texts.description}>
      <GeneralCard />
      <SentencesCard />
    </StepPage>
  );
}
