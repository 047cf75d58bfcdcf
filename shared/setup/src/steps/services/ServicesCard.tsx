import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import type { SetupService } from '@portal/api/setup/setupValues';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { useState } from 'react';
import { useServices } from '../../draft/records.ts';
import { texts as words } from './texts.ts';
import { OrderedRows } from '../../rows/OrderedRows.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

function about({ duration_minutes: minutes, payment }: SetupService): string {
  const price = payment === null ? null : formatEuros(eurosToCents(payment));
  return [words.minutes(minutes), price].filter(Boolean).join(' · ');
}

/** What can be booked, in the order in which customers read it (SET-15). */
export function ServicesCard() {
  const { rows, errorOf, move } = useServices();
  /** Which one is being changed; empty for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <Card title={words.services}>
      {rows.length === 0 && <p>{words.noServices}</p>}
      <OrderedRows
        rows={rows.map(({ id, row }) => ({
          id,
          name: row.name,
          about: about(row),
          error: errorOf(id),
        }))}
        onMove={move}
        onEdit={setEdited}
      />
      <Button id="services" icon={<Plus />} onClick={() => setEdited('')}>
        {words.addService}
      </Button>
      {edited !== null && <ServiceDialog id={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
