import type { MissingField } from '@portal/api/setup/draft';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { TextLink } from '@portal/ui/TextLink';
import { texts } from '../../texts.ts';
import { addressOfField } from '../addressOfField.ts';
import styles from './ChangesDialog.module.css';

/** What keeps the provider from being published: a link to each field (SET-07). */
export function MissingDialog(props: {
  title: string;
  lead?: string;
  missing: readonly MissingField[];
  onClose: () => void;
}) {
  return (
    <Dialog
      kind="info"
      title={props.title}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{texts.close}</Button>}
    >
      {props.lead !== undefined && <p>{props.lead}</p>}
      <ul className={styles.missing}>
        {props.missing.map((field) => (
          <li key={`${field.section}.${field.field ?? ''}`}>
            <TextLink href={addressOfField(field)}>{field.name}</TextLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
