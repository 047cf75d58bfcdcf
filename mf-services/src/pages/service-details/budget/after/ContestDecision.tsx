import { createBudgetApi } from '@portal/api/work/budget/createBudgetApi';
import { CONTEST_MAX_LENGTH, type ContestRequest } from '@portal/api/work/budget/decision';
import type { Work } from '@portal/api/work/work';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useRefusals } from '../../../../actions/useRefusals.ts';
import { useDetailsChange } from '../../useDetailsChange.ts';
import { texts } from './texts.ts';

/** Says that what the provider recorded was never approved (BUD-31). */
export default function ContestDecision({ work, recordId }: { work: Work; recordId: string }) {
  const words = texts.contest;
  const { overlays } = usePortal();
  const budgets = useApi(createBudgetApi);
  const refusable = useRefusals();
  const changed = useDetailsChange(work.id);
  const [keys] = useState(() => createRequestKeys<ContestRequest>());
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useKeptUnsent(`contest:${work.id}`, {
    unsent: message === '' ? null : message,
    parse: v.parser(v.string()),
    restore(kept) {
      setMessage(kept);
      setOpen(true);
    },
  });
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // What had the focus is gone: it goes on with what stands in its place.
    (isOpen ? field : opener).current?.focus();
  }, [isOpen]);
  const contest = useAction(async () => {
    const text = message.trim();
    const request = { record_id: recordId, ...(text !== '' && { message: text }) };
    await refusable(budgets.contest(work.id, keys.keyFor(request), request));
    keys.settle();
    setMessage('');
    await changed();
    document.querySelector<HTMLElement>('[data-card="state"] h1')?.focus();
    overlays.toast({ message: words.sent, tone: 'success' });
  });
  if (!isOpen) {
    return (
      <Button ref={opener} size="small" variant="dangerGhost" onClick={() => setOpen(true)}>
        {words.contest}
      </Button>
    );
  }
  return (
    <Stack gap="medium">
      <Text size="small" tone="second">
        {words.help(work.establishment.name)}
      </Text>
      <TextAreaField
        ref={field}
        label={words.message}
        maxLength={CONTEST_MAX_LENGTH}
        value={message}
        onChange={setMessage}
      />
      <Button variant="danger" block loading={contest.busy} onClick={() => contest.run()}>
        {words.contest}
      </Button>
      <Button size="small" variant="ghost" block onClick={() => setOpen(false)}>
        {words.back}
      </Button>
    </Stack>
  );
}
