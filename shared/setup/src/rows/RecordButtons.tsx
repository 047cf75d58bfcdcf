import { Button } from '@portal/ui/Button';
import { Row } from '@portal/ui/Stack';
import { texts as words } from './texts.ts';

/** How a form of one service or person ends: kept, left as it was, or taken out. */
export function RecordButtons(props: {
  onClose: () => void;
  /** Absent for what is new. */
  onRemove: (() => void) | undefined;
}) {
  const { onClose, onRemove } = props;
  return (
    <Row>
      <Button variant="primary" type="submit">
        {words.keep}
      </Button>
      <Button onClick={onClose}>{words.cancel}</Button>
      {onRemove && (
        <Button
          variant="dangerGhost"
          onClick={() => {
            onRemove();
            onClose();
          }}
        >
          {words.remove}
        </Button>
      )}
    </Row>
  );
}
