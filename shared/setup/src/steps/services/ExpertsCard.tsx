import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { useState } from 'react';
import { useExperts } from '../../draft/records.ts';
import { texts as words } from './texts.ts';
import { ExpertDialog } from './ExpertDialog.tsx';
import { OrderedRows } from '../../rows/OrderedRows.tsx';

/** Who does what can be booked, people or bays (SET-15). */
export function ExpertsCard() {
  const { rows, errorOf, move } = useExperts();
  const [edited, setEdited] = useState<string | null>(null);
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
        onEdit={setEdited}
      />
      <Button id="experts" icon={<Plus />} onClick={() => setEdited('')}>
        {words.addPerson}
      </Button>
      {edited !== null && <ExpertDialog id={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
