import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { texts } from '../../texts.ts';

/** A version would take the place of what was never published: asked before (SET-21). */
export function RestoreDialog(props: {
  version: number;
  onRestore: () => Promise<void>;
  onClose: () => void;
}) {
  return (
    <Dialog
      kind="warn"
      title={texts.restoreQuestion(props.version)}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="primary" onClick={props.onRestore} loadingText={texts.restoring}>
            {texts.restore}
          </Button>
          <Button onClick={props.onClose}>{texts.keepDraft}</Button>
        </>
      }
    >
      <p>{texts.restoreLoses}</p>
    </Dialog>
  );
}
