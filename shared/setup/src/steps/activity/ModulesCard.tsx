import { Card } from '@portal/ui/Card';
import { Switch } from '@portal/ui/Switch';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as words } from './texts.ts';

/** How often a customer may move one appointment where that is offered (RSC-01). */
const USUAL_MOVES = 2;

/** What the portal offers, each with its effect in one sentence (SET-13). What nobody said is as in every new portal. */
export function ModulesCard() {
  const booking = useDraftField('modules', 'scheduler_module');
  const items = useDraftField('modules', 'support_equipment');
  const worksheets = useDraftField('modules', 'worksheet_operational');
  const waiting = useDraftField('modules', 'waiting_list');
  const moves = useDraftField('modules', 'max_moves');
  return (
    <Card title={words.offers}>
      <Switch
        checked={booking.value !== 'NONE'}
        description={words.bookingAbout}
        onChange={(on) => booking.choose(on ? 'FULL' : 'NONE')}
      >
        {words.booking}
      </Switch>
      <Switch checked={items.value ?? true} description={words.itemsAbout} onChange={items.choose}>
        {words.items}
      </Switch>
      <Switch
        checked={worksheets.value !== 'false'}
        description={words.worksheetsAbout}
        onChange={(on) => worksheets.choose(on ? 'true' : 'false')}
      >
        {words.worksheets}
      </Switch>
      <Switch
        checked={waiting.value ?? false}
        description={words.waitingAbout}
        onChange={waiting.choose}
      >
        {words.waiting}
      </Switch>
      <Switch
        checked={(moves.value ?? USUAL_MOVES) > 0}
        description={words.movesAbout}
        onChange={(on) => moves.choose(on ? USUAL_MOVES : 0)}
      >
        {words.moves}
      </Switch>
    </Card>
  );
}
