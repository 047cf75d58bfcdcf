import type { Conversation } from '@portal/api/provider/conversations';
import { CHAT_COUNTER_FROM, CHAT_MAX_LENGTH } from '@portal/domain/limits';
import { formatDayMonth, lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { useNow } from '@portal/remote/useNow';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { ChatBox } from '@portal/ui/ChatBox';
import { ChatList } from '@portal/ui/ChatList';
import { useState } from 'react';
import * as v from 'valibot';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { CustomerLine } from '../CustomerLine.tsx';
import { customerName } from '../customerName.ts';
import styles from '../Entry.module.css';
import { refusalText } from '../refusalText.ts';
import { useChange } from '../useChange.ts';
import { useKeptForm } from '../useKeptForm.ts';
import { texts } from './texts.ts';

/** Lines that are shown at first: what waits, and what it answers. */
const SHOWN = 3;

const answerSchema = v.object({
  text: v.string(),
  /** When the newest line was written that was seen when it was first sent. */
  seen: v.nullable(v.string()),
});
const emptyAnswer: v.InferOutput<typeof answerSchema> = { text: '', seen: null };

/** One conversation that waits: its last lines, and the answer, which stays until it was sent (C-805). */
export function ConversationEntry({ conversation }: { conversation: Conversation }) {
  const { id, customer, about, messages } = conversation;
  const { today } = useSetupApi();
  const now = useNow();
  const keptAs = `answer:${id}`;
  const { form, write, clear } = useKeptForm(keptAs, answerSchema, emptyAnswer);
  const [isWhole, setIsWhole] = useState(false);
  const answer = useChange(
    (written: { message: string; seen_until: string }, key) => today.answer(id, written, key),
    refusalText,
    keptAs,
  );
  const read = useChange((seen: { seen_until: string }, key) => today.markRead(id, seen, key));
  const name = customerName(customer);
  const refusal = answer.refusal ?? read.refusal;

  const seen = messages.findLast(({ type }) => type === 'CLIENT')?.date ?? conversation.since;

  async function send(message: string): Promise<void> {
    // Sent again it is the same call, whatever was written meanwhile.
    const until = form.seen ?? seen;
    write({ seen: until });
    // Refusing keeps what was typed.
    if (!(await answer.run({ message, seen_until: until }, texts.sent)))
      throw new Error('The answer was not sent.');
  }

  const whenOf = (instant: string) => {
    const at = new Date(instant);
    return `${formatDayMonth(lisbonToday(at), lisbonToday(now))}, ${lisbonTime(at)}`;
  };
  const shown = isWhole ? messages : messages.slice(-SHOWN);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <h3 className={styles.title}>{about}</h3>
        <CustomerLine customer={customer} />
      </div>
      {shown.length < messages.length && (
        <div className={styles.actions}>
          <Button size="small" variant="ghost" onClick={() => setIsWhole(true)}>
            {texts.earlier}
          </Button>
        </div>
      )}
      <ChatList
        label={texts.conversation(name)}
        messages={shown.map(({ type, message, date }, index) => ({
          id: `${date} ${index - shown.length}`,
          text: message,
          own: type === 'COMPANY',
          meta: `${type === 'COMPANY' ? texts.you : name}, ${whenOf(date)}`,
        }))}
      />
      {refusal !== null && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
      <ChatBox
        value={form.text}
        onChange={(text) => (text === '' ? clear() : write({ text, seen: null }))}
        label={texts.answer(name)}
        placeholder={texts.placeholder}
        sendLabel={texts.send}
        maxLength={CHAT_MAX_LENGTH}
        counterFrom={CHAT_COUNTER_FROM}
        onSend={send}
      />
      <div className={styles.actions}>
        <Button
          size="small"
          variant="ghost"
          aria-label={`${texts.needsNone}: ${name}`}
          onClick={() => read.run({ seen_until: seen }, texts.markedRead)}
        >
          {texts.needsNone}
        </Button>
      </div>
    </li>
  );
}
