import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { useState } from 'react';
import { useExperts } from '../../draft/records.ts';
import { OrderedRows } from '../../rows/OrderedRows.tsx';
import { ExpertCalendarDialog } from './ExpertCalendarDialog.tsx';
import { ExpertDialog } from './ExpertDialog.tsx';
import { ExpertHoursDialog } from './ExpertHoursDialog.tsx';
import { texts as words } from './texts.ts';

interface Edited {
  /** Empty for a new one. */
  id: string;
  what: 'person' | 'hours' | 'calendar';
}

/** Who does what can be booked, people or bays (SET-15). */
export function ExpertsCard() {
  const { records, rows, errorOf, move } = useExperts();
  const [edited, setEdited] = useState<Edited | null>(null);
  const onClose = () => setEdited(null);
  const name = records[edited?.id ?? '']?.name ?? '';
  return (
    <Card title={words.people}>
      {rows.length === 0 && <p>{words.noPeople}</p>}
      <OrderedRows
        rows={rows.map(({ id, row }) => ({
          id,
          name: row.name,
          error: errorOf(id),
        }))}
        onMove={move}
        onEdit={(id) => setEdited({ id, what: 'person' })}
      />
      <Button id="experts" icon={<Plus />} onClick={() => setEdited({ id: '', what: 'person' })}>
        {words.addPerson}
      </Button>
      {edited?.what === 'person' && (
        <ExpertDialog
          id={edited.id}
          onClose={onClose}
          onHours={() => setEdited({ id: edited.id, what: 'hours' })}
          onCalendar={() => setEdited({ id: edited.id, what: 'calendar' })}
        />
      )}
      {edited?.what === 'hours' && (
        <ExpertHoursDialog id={edited.id} name={name} onClose={onClose} />
      )}
      {edited?.what === 'calendar' && (
        <ExpertCalendarDialog id={edited.id} name={name} onClose={onClose} />
      )}
    </Card>
  );
}
