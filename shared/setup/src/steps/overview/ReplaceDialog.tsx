import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { texts } from '../../texts.ts';

/** Something else would take the place of what was never published, which is lost then: asked before (SET-21, C-915). */
export function ReplaceDialog(props: {
  question: string;
  /** The words of the button that does it. */
  action: string;
  onReplace: () => Promise<void>;
  onClose: () => void;
}) {
  return (
    <Dialog
      kind="warn"
      title={props.question}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="primary" onClick={props.onReplace} loadingText={texts.restoring}>
            {props.action}
          </Button>
          <Button onClick={props.onClose}>{texts.keepDraft}</Button>
        </>
      }
    >
      <p>{texts.restoreLoses}</p>
    </Dialog>
  );
}
