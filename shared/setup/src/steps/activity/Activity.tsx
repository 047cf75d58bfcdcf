import { VERTICALS } from '@portal/domain/items/verticals';
import { Card } from '@portal/ui/Card';
import { FormGrid } from '@portal/ui/Field';
import { SelectField } from '@portal/ui/SelectField';
import { DraftText } from '../../fields/DraftText.tsx';
import { useDraftField } from '../../draft/useDraftField.ts';
import { StepPage } from '../StepPage.tsx';
import { texts as words } from './texts.ts';
import { ModulesCard } from './ModulesCard.tsx';

const options = VERTICALS.map((value) => ({ value, label: words.verticals[value] }));

/** What the provider does, what it calls things, and what its portal offers (SET-12, SET-13). */
export function Activity() {
  const vertical = useDraftField('activity', 'vertical');
  const one = useDraftField('activity', 'item_label');
  const many = useDraftField('activity', 'item_label_plural');
  return (
    <StepPage id="activity" heading={words.heading} description={words.description}>
      <Card title={words.kind}>
        <SelectField
          id={vertical.id}
          label={words.kind}
          labelHidden
          value={vertical.value?.toUpperCase() ?? ''}
          placeholder={words.choose}
          options={options}
          error={vertical.error}
          onChange={vertical.choose}
        />
      </Card>
      <Card title={words.words}>
        <FormGrid columns={2}>
          <DraftText field={one} label={words.one} hint={words.oneHint} />
          <DraftText field={many} label={words.many} />
        </FormGrid>
      </Card>
      <div id="modules" tabIndex={-1}>
        <ModulesCard />
      </div>
    </StepPage>
  );
}
