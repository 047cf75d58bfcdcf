import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { Star } from '@portal/ui/icons/states/Star';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { Stack } from '@portal/ui/Stack';
import { texts } from '../texts.ts';

export interface ContactOptionsProps {
  title: string;
  canBePrimary: boolean;
  onClose: () => void;
  onMakePrimary: () => void;
  onRemove: () => void;
}

/** What can be done with one contact. */
export function ContactOptions(props: ContactOptionsProps) {
  const { title, canBePrimary, onClose, onMakePrimary, onRemove } = props;

  function choose(action: () => void): void {
    onClose();
    action();
  }

  return (
    <Dialog title={title} kind="plain" closable onClose={onClose}>
      <Stack gap="small">
        {canBePrimary && (
          <Button block icon={<Star />} onClick={() => choose(onMakePrimary)}>
            {texts.contacts.makePrimary}
          </Button>
        )}
        <Button block variant="dangerGhost" icon={<Trash2 />} onClick={() => choose(onRemove)}>
          {texts.contacts.remove}
        </Button>
      </Stack>
    </Dialog>
  );
}
