import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { Work } from '@portal/api/work/work';
import { FEEDBACK_MAX_LENGTH } from '@portal/domain/limits';
import { ATTENTION_TITLE } from '@portal/api/texts';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useDeliver } from '@portal/remote/useDeliver';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Lock } from '@portal/ui/icons/states/Lock';
import { Tag } from '@portal/ui/Tag';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useRefusals } from '../../actions/useRefusals.ts';
import { texts } from './texts.ts';
import { useDetailsChange } from './useDetailsChange.ts';
import { Waiting } from './waiting/Waiting.tsx';

/**
 * Notes that only the customer sees (DET-15, DET-54). What is typed survives a failure, which is told under `Atenção`
 * (ERR-27); without network the note waits on the device (OFF-08).
 */
export function NotesCard({ work }: { work: Work }) {
  const { navigation, overlays } = usePortal();
  const services = useApi(createServicesApi);
  const changed = useDetailsChange(work.id);
  const refusable = useRefusals();
  const deliver = useDeliver();
  /** The note that waits for network, which takes the place of the saved one. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const saved = waiting ?? work.internal_obs ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? saved;
  const isChanged = value !== saved;
  const save = useAction(
    async () => {
      const draft = { kind: 'note', subject: work.id, text: value, seen: saved } as const;
      const answer = await deliver(
        draft,
        (key) => refusable(services.savePrivateNote(work.id, { obs: value }, key)),
        work.schedule?.id,
      );
      if (answer !== null) await changed();
      // What was written meanwhile stays.
      setTyped((now) => (now === value ? null : now));
      if (answer === null) return;
      overlays.toast({ message: texts.notes.saved, tone: 'success' });
    },
    { onError: (error) => showApiError(overlays, error, { title: ATTENTION_TITLE }) },
  );
  // A work goes on with what was typed of its appointment.
  useKeptUnsent(`notes:${work.schedule?.id ?? work.id}`, {
    unsent: isChanged ? value : null,
    parse: v.parser(v.string()),
    restore: setTyped,
  });
  useEffect(
    () => (isChanged ? navigation.guard(texts.notes.leave) : undefined),
    [isChanged, navigation],
  );
  return (
    <Card title={texts.notes.title} titleEnd={<Tag icon={<Lock />}>{texts.notes.onlyYou}</Tag>}>
      <TextAreaField
        label={texts.notes.label}
        labelHidden
        placeholder={texts.notes.placeholder}
        maxLength={isChanged ? FEEDBACK_MAX_LENGTH : undefined}
        value={value}
        onChange={setTyped}
      />
      <Waiting work={work} place="note" onNote={setWaiting} />
      {isChanged && (
        <Button size="small" loading={save.busy} onClick={() => save.run()}>
          {texts.notes.save}
        </Button>
      )}
    </Card>
  );
}
