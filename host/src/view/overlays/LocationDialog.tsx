import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { MapPin } from '@portal/ui/icons/places/MapPin';
import { texts } from './texts.ts';

/** Asks before the browser does, and says what for (C-133). */
export function LocationDialog({ onAnswer }: { onAnswer: (allowed: boolean) => void }) {
  return (
    <Dialog
      title={texts.location.title}
      kind="confirm"
      icon={<MapPin />}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{texts.location.refuse}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {texts.location.allow}
          </Button>
        </>
      }
    >
      {texts.location.body}
    </Dialog>
  );
}
