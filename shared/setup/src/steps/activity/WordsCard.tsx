import { Card } from '@portal/ui/Card';
import { FormGrid } from '@portal/ui/Field';
import { DraftText } from '../../fields/DraftText.tsx';
import { useDraftField } from '../../draft/useDraftField.ts';
import { LabelPair } from './LabelPair.tsx';
import { texts as words } from './texts.ts';

/** What the portal calls things, preset by the activity and the owner's to change (SET-12). */
export function WordsCard() {
  const one = useDraftField('activity', 'item_label');
  const many = useDraftField('activity', 'item_label_plural');
  const clients = useDraftField('activity', 'client_labels');
  const works = useDraftField('activity', 'work_labels');
  return (
    <Card title={words.words}>
      <FormGrid columns={2}>
        <DraftText field={one} label={words.one} hint={words.oneHint} />
        <DraftText field={many} label={words.many} />
        <LabelPair field={clients} labels={[words.client, words.clients]} />
        <LabelPair field={works} labels={[words.work, words.works]} />
      </FormGrid>
    </Card>
  );
}
