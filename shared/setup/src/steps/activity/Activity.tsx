import { VERTICALS } from '@portal/domain/items/verticals';
import { Card } from '@portal/ui/Card';
import { SelectField } from '@portal/ui/SelectField';
import { useDraftField } from '../../draft/useDraftField.ts';
import { StepPage } from '../StepPage.tsx';
import { texts as words } from './texts.ts';
import { IconSetCard } from './IconSetCard.tsx';
import { ItemFieldsCard } from './ItemFieldsCard.tsx';
import { ModulesCard } from './ModulesCard.tsx';
import { WordsCard } from './WordsCard.tsx';

const options = VERTICALS.map((value) => ({ value, label: words.verticals[value] }));

/** What the provider does, what it calls things, and what its portal offers (SET-12, SET-13). */
export function Activity() {
  const vertical = useDraftField('activity', 'vertical');
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
      <WordsCard />
      <IconSetCard />
      <ItemFieldsCard />
      <div id="modules" tabIndex={-1}>
        <ModulesCard />
      </div>
    </StepPage>
  );
}
