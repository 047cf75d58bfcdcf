import type { ImportKind } from '@portal/api/provider/providerImport';
import { Card } from '@portal/ui/Card';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { useState } from 'react';
import { useDraft } from '../../../draft/useDraft.ts';
import { StepPage } from '../../StepPage.tsx';
import { EarlierImports } from '../earlier/EarlierImports.tsx';
import { texts } from '../texts.ts';
import { FileDrop } from './FileDrop.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import { SendRefusal } from './SendRefusal.tsx';
import { useSendFile } from './useSendFile.ts';

const kinds = ['customers', 'items', 'services', 'appointments'] as const;

/** What a file holds, and the file (SET-23). */
export function StartImport() {
  const { state } = useDraft();
  const [kind, setKind] = useState<ImportKind>('customers');
  const sending = useSendFile(kind);
  const titleOf = (one: ImportKind) =>
    (one === 'items' && state.values.activity.item_label_plural) || texts.kinds[one].title;
  const subOf = (one: ImportKind) =>
    !state.published && (one === 'items' || one === 'appointments')
      ? texts.notYet[one]
      : texts.kinds[one].sub;
  return (
    <StepPage
      id="import"
      heading={texts.heading}
      description={texts.description}
      side={<EarlierImports />}
    >
      <Card title={texts.send}>
        <ChoiceGroup legend={texts.kind}>
          {kinds.map((one) => (
            <Choice
              key={one}
              type="radio"
              name="kind"
              value={one}
              title={titleOf(one)}
              sub={subOf(one)}
              checked={kind === one}
              disabled={(sending.busy && kind !== one) || (one === 'items' && !state.published)}
              onChange={() => setKind(one)}
            />
          ))}
        </ChoiceGroup>
        <SendRefusal {...sending} />
        <FileDrop
          busy={sending.busy}
          name={sending.name}
          onFile={(file) => void sending.choose(file)}
        />
      </Card>
      <ProgramCard />
    </StepPage>
  );
}
