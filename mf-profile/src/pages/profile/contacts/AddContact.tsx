import { addContact } from '@portal/domain/contact/addContact';
import type { Contact, ContactKind } from '@portal/domain/contact/contact';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Form } from '@portal/ui/Form';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { Row } from '@portal/ui/Stack';
import { useFollowFocus } from '@portal/ui/useFollowFocus';
import { useState } from 'react';
import * as v from 'valibot';
import { useLeaveQuestion } from '../../../useLeaveQuestion.ts';
import { ContactField } from './ContactField.tsx';
import { texts } from '../texts.ts';

export interface AddContactProps {
  kind: ContactKind;
  contacts: readonly Contact[];
  onAdded: (contacts: readonly Contact[]) => void;
}

/** A quiet button that opens a field; a refused contact says why, in the field and as `Aviso` (ERR-49). */
export function AddContact({ kind, contacts, onAdded }: AddContactProps) {
  const { overlays } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const place = useFollowFocus(isOpen);
  const words = texts.contacts;
  useLeaveQuestion(text !== '', texts.leave);
  useKeptUnsent(`new-contact:${kind}`, {
    unsent: text === '' ? null : text,
    parse: v.parser(v.string()),
    restore(typed) {
      setText(typed);
      setOpen(true);
    },
  });

  function close(): void {
    setOpen(false);
    setText('');
    setError(null);
  }

  async function add(): Promise<void> {
    const result = addContact(contacts, kind, text);
    if (result.added) {
      onAdded(result.contacts);
      close();
      return;
    }
    setError(result.message);
    await overlays.warn({ title: texts.warningTitle, body: result.message });
  }

  if (!isOpen) {
    return (
      <div ref={place}>
        <Row>
          <Button variant="ghost" size="small" icon={<Plus />} onClick={() => setOpen(true)}>
            {words.add[kind]}
          </Button>
        </Row>
      </div>
    );
  }

  const change = (value: string) => {
    setText(value);
    setError(null);
  };
  return (
    <div ref={place}>
      <Form boxed gap="medium" onSubmit={add}>
        <ContactField
          kind={kind}
          label={words.field[kind]}
          value={text}
          error={error}
          onChange={change}
        />
        <Row gap="small">
          <Button type="submit" size="small">
            {words.confirmAdd}
          </Button>
          <Button variant="ghost" size="small" onClick={close}>
            {words.cancel}
          </Button>
        </Row>
      </Form>
    </div>
  );
}
