import { Card } from '@portal/ui/Card';
import { Facts } from '@portal/ui/Facts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { StepPage } from '../StepPage.tsx';
import { ArbitrationField } from './ArbitrationField.tsx';
import { RegistersCard } from './RegistersCard.tsx';
import { StorageCard } from './StorageCard.tsx';
import { texts } from './texts.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';

/** What the law lets a provider say, and what the portal says for it (LAW-02, LAW-10, LAW-13). */
export function Law() {
  const legal = useDraftField('legal', 'email');
  const contact = useDraftField('identity', 'email');
  return (
    <StepPage
      id="law"
      heading={texts.heading}
      description={texts.description}
      side={
        <Card title={texts.always}>
          <Facts
            facts={[
              { label: texts.book, value: texts.bookAbout },
              { label: texts.privacy, value: legal.value || contact.value || texts.noEmail },
            ]}
          />
        </Card>
      }
    >
      <Card title={texts.disputes}>
        <p>{texts.disputesAbout}</p>
        <ArbitrationField />
      </Card>
      <WithdrawalCard />
      <StorageCard />
      <RegistersCard />
    </StepPage>
  );
}
