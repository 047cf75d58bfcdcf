import type { Client } from '@portal/api/account/client';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { Card } from '@portal/ui/Card';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { PageHeading } from '@portal/ui/PageHeading';
import { useState } from 'react';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { texts as accountTexts } from '../../account/texts.ts';
import { useLeaveQuestion } from '../../useLeaveQuestion.ts';
import { AccessContacts } from './contacts/AccessContacts.tsx';
import { ClientDataCard } from './ClientDataCard.tsx';
import { ContactsCard } from './contacts/ContactsCard.tsx';
import {
  changedFields,
  editsAfter,
  formOf,
  profileErrors,
  readEdits,
  type ProfileErrors,
  type ProfileForm,
} from './profileForm.ts';
import { ReminderSwitches } from './reminders/ReminderSwitches.tsx';
import { SaveDock } from './SaveDock.tsx';
import { texts } from './texts.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export interface ProfileEditorProps {
  client: Client;
  countries: readonly { id: number; country: string }[];
}

/** The two boxes, and the dock once something changed; leaving with changes asks first (PRO-01, PRO-03, PRO-05). */
export function ProfileEditor({ client, countries }: ProfileEditorProps) {
  const { overlays } = usePortal();
  // Only what was edited is kept here, so that fresh data from the server never undoes it.
  const [edits, setEdits] = useState<Partial<ProfileForm>>({});
  const [errors, setErrors] = useState<ProfileErrors>({});
  const saved = formOf(client);
  const form: ProfileForm = { ...saved, ...edits };
  const changed = changedFields(saved, form);
  const isDirty = changed.length > 0;
  const nifLocked = (client.vat ?? '') !== '';
  const { save, justSaved } = useSaveProfile((sent) => setEdits((now) => editsAfter(now, sent)));
  useLeaveQuestion(isDirty, texts.leave);
  useKeptUnsent('profile', {
    unsent: isDirty ? edits : null,
    parse: readEdits,
    restore: setEdits,
  });

  function change(changes: Partial<ProfileForm>): void {
    setEdits({ ...edits, ...changes });
    const touched = Object.keys(changes);
    setErrors(
      Object.fromEntries(Object.entries(errors).filter(([field]) => !touched.includes(field))),
    );
  }

  async function submit(): Promise<void> {
    const found = profileErrors(form, nifLocked);
    setErrors(found);
    const first = found.nif ?? found.postalCode ?? found.phones;
    if (first !== undefined) void overlays.warn({ title: texts.warningTitle, body: first });
    if (Object.keys(found).length === 0) await save.run({ form, changed });
  }

  const showsDock = isDirty || justSaved;
  return (
    <Page dock={showsDock}>
      <PageHeading hidden>{texts.title}</PageHeading>
      <TwoColumns
        sideLabel={texts.save.aside}
        main={
          <>
            <ClientDataCard
              form={form}
              errors={errors}
              nifLocked={nifLocked}
              countries={countries}
              onChange={change}
              onSubmit={() => void submit()}
            />
            <ContactsCard form={form} error={errors.phones} onChange={change}>
              <AccessContacts client={client} />
              <ReminderSwitches email={client.email} phones={client.phones} />
            </ContactsCard>
          </>
        }
        side={
          <>
            {showsDock && (
              <SaveDock changed={changed} busy={save.busy} justSaved={justSaved} onSave={submit} />
            )}
            <Card as="nav" title={accountTexts.title} aria-label={accountTexts.title}>
              <AccountMenu />
            </Card>
          </>
        }
      />
    </Page>
  );
}
