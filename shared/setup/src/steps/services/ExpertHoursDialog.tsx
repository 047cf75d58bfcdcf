import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { useDraftField } from '../../draft/useDraftField.ts';
import { WeekCard } from '../hours/WeekCard.tsx';
import { texts as words } from './texts.ts';

/** When one person works, where that is another time than the provider's own (SET-15). Each hour is kept as it is left. */
export function ExpertHoursDialog(props: { id: string; name: string; onClose: () => void }) {
  const { id, name, onClose } = props;
  const { value, choose } = useDraftField('hours', 'hours');
  const others = value.filter((part) => part.expert_id !== id);
  const house = value.filter((part) => part.expert_id === undefined);
  const hasOwn = others.length < value.length;
  return (
    <Dialog
      title={words.hoursOf(name)}
      kind="plain"
      wide
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
          {hasOwn ? (
            <Button onClick={() => choose(others)}>{words.end}</Button>
          ) : (
            <Button
              onClick={() =>
                choose([...others, ...house.map((part) => ({ ...part, expert_id: id }))])
              }
            >
              {words.begin}
            </Button>
          )}
        </>
      }
    >
      <p>{words.ownHoursAbout}</p>
      <WeekCard expert={id} title={words.ownHours} />
    </Dialog>
  );
}
