import { useOnline } from '@portal/remote/useOnline';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import type { ProfileField } from './profileForm.ts';
import { texts } from './texts.ts';

export interface SaveDockProps {
  changed: readonly ProfileField[];
  busy: boolean;
  justSaved: boolean;
  onSave: () => Promise<void>;
}

/** Says what changed and saves it; after saving it says `Concluído` and goes (PRO-03, PRO-04). */
export function SaveDock({ changed, busy, justSaved, onSave }: SaveDockProps) {
  const isOnline = useOnline();
  const isDone = justSaved && changed.length === 0;
  return (
    <Dock
      text
      label={isDone ? texts.save.toast : describeChange(changed)}
      value={isDone ? texts.save.saved : texts.save.pending}
    >
      <Button
        variant="primary"
        block
        loading={busy}
        done={isDone}
        doneText={texts.save.done}
        disabled={!isOnline}
        onClick={isDone ? undefined : onSave}
      >
        {isOnline ? texts.save.button : texts.save.offline}
      </Button>
    </Dock>
  );
}

function describeChange(changed: readonly ProfileField[]): string {
  const words = new Set<string>(changed.map((field) => texts.save.changed[field]));
  const [only, ...others] = words;
  return only !== undefined && others.length === 0 ? only : texts.save.changedSeveral;
}
