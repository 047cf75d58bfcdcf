import { Card } from '@portal/ui/Card';
import { useState } from 'react';
import { useDraftField } from '../../draft/useDraftField.ts';
import { ModuleSwitch } from './ModuleSwitch.tsx';
import { texts as words } from './texts.ts';

/** How often a customer may move one appointment where that is offered (RSC-01). */
const USUAL_MOVES = 2;
const EVERY_METHOD = ['MB', 'MBWAY', 'CC'] as const;

/** What the portal offers, each with its effect in one sentence (SET-13). What nobody said is as in every new portal. */
export function ModulesCard() {
  const booking = useDraftField('modules', 'scheduler_module');
  const items = useDraftField('modules', 'support_equipment');
  const worksheets = useDraftField('modules', 'worksheet_operational');
  const waiting = useDraftField('modules', 'waiting_list');
  const moves = useDraftField('modules', 'max_moves');
  const payments = useDraftField('modules', 'payment_methods');
  const methods = payments.value ?? [];
  /** Those that come back with the switch. */
  const [usual] = useState(methods.length > 0 ? methods : [...EVERY_METHOD]);
  return (
    <Card title={words.offers}>
      <ModuleSwitch
        name={words.booking}
        about={words.bookingAbout}
        isOn={booking.value !== 'NONE'}
        onSwitch={(on) => booking.choose(on ? 'FULL' : 'NONE')}
      />
      <ModuleSwitch
        name={words.items}
        about={words.itemsAbout}
        isOn={items.value ?? true}
        onSwitch={items.choose}
      />
      <ModuleSwitch
        name={words.worksheets}
        about={words.worksheetsAbout}
        isOn={worksheets.value !== 'false'}
        onSwitch={(on) => worksheets.choose(on ? 'true' : 'false')}
      />
      <ModuleSwitch
        name={words.waiting}
        about={words.waitingAbout}
        isOn={waiting.value ?? false}
        onSwitch={waiting.choose}
      />
      <ModuleSwitch
        name={words.moves}
        about={words.movesAbout}
        isOn={(moves.value ?? USUAL_MOVES) > 0}
        onSwitch={(on) => moves.choose(on ? USUAL_MOVES : 0)}
      />
      <ModuleSwitch
        name={words.payments}
        about={words.paymentsAbout}
        isOn={methods.length > 0}
        onSwitch={(on) => payments.choose(on ? usual : [])}
      />
    </Card>
  );
}
