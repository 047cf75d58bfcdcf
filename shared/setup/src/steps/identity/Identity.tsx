import { texts } from './texts.ts';
import { StepPage } from '../StepPage.tsx';
import { BrandCard } from './BrandCard.tsx';
import { ContactsCard } from './ContactsCard.tsx';
import { LegalCard } from './LegalCard.tsx';

/** Who the provider is: for customers, by law, and how it looks. */
export function Identity() {
  const { heading, description } = texts;
  return (
    <StepPage id="identity" heading={heading} description={description}>
      <BrandCard />
      <ContactsCard />
      <LegalCard />
    </StepPage>
  );
}
