import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { Work } from '@portal/api/work/work';
import { CHAT_COUNTER_FROM, CHAT_MAX_LENGTH } from '@portal/domain/limits';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { showApiError } from '@portal/remote/showApiError';
import { useApi } from '@portal/remote/useApi';
import { useDeliver } from '@portal/remote/useDeliver';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { announce } from '@portal/ui/announce';
import { Card } from '@portal/ui/Card';
import { ChatBox } from '@portal/ui/ChatBox';
import { ChatList } from '@portal/ui/ChatList';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { messageWriterAtom } from '../../../state/messageWriterAtom.ts';
import { texts as common } from '../../../texts.ts';
import { unreadTypes } from '../../../work/unreadTypes.ts';
import { chatBubbles } from './chatBubbles.ts';
import { texts } from '../texts.ts';
import { useDetailsChange } from '../useDetailsChange.ts';
import { Waiting } from '../waiting/Waiting.tsx';
import { useSeenOnce } from '../useSeenOnce.ts';

const messagesEnd = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ './MessagesEnd.tsx'),
);

interface MessagesCardProps {
  work: Work;
  today: IsoDate;
  canWrite: boolean;
  onSeen: () => void;
}

/**
 * The chat with the provider (DET-14, DET-48..51), and what waits for network below it (OFF-01); seeing its newest message may mark it read (DET-47), and one that comes
 * out of sight is led to (LIVE-09).
 */
export function MessagesCard({ work, today, canWrite, onSeen }: MessagesCardProps) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const calendar = useApi(createCalendarApi, 'calendar');
  const changed = useDetailsChange(work.id);
  const refusable = useRefusals();
  const deliver = useDeliver();
  const isUnread = unreadTypes(work).some((type) => type === 'message' || type === 'internal');
  const provider = work.establishment.name;
  const bubbles = chatBubbles(work.chat, provider, today);
  const newest = bubbles.at(-1);
  const title = useRef<HTMLHeadingElement>(null);
  const { Arrived: MessagesEnd } = useLazyPart(messagesEnd);
  const hasMessages = bubbles.length > 0;
  const entry = useSeenOnce<HTMLLIElement>(isUnread && hasMessages, onSeen, newest?.id);
  const note = useSeenOnce<HTMLDivElement>(isUnread && !hasMessages, onSeen);
  const [typed, setTyped] = useState('');
  const offerWriter = useSetAtom(messageWriterAtom);
  useEffect(() => {
    offerWriter({ write: setTyped });
    return () => offerWriter(null);
  }, [offerWriter]);
  // A work goes on with what was typed to its appointment.
  useKeptUnsent(`message:${work.schedule?.id ?? work.id}`, {
    unsent: typed === '' ? null : typed,
    parse: v.parser(v.string()),
    restore: setTyped,
  });

  async function send(message: string): Promise<void> {
    try {
      const { id, isAppointment, token_cal: token } = work;
      const answer = await deliver(
        { kind: 'message', subject: id, text: message },
        (key) =>
          refusable(
            isAppointment && token
              ? calendar.sendMessage(id, token, message, key)
              : services.sendMessage(id, { message }, key),
          ),
        work.schedule?.id,
      );
      // It stands below, and goes by itself.
      if (answer === null) return;
    } catch (error) {
      await showApiError(overlays, error);
      throw error;
    }
    // A list that is born with its first message does not speak it.
    if (work.chat.length === 0) announce(texts.messages.sent, null);
    await changed();
  }

  return (
    <div data-card="messages">
      <Card
        title={texts.messages.title}
        titleRef={title}
        titleEnd={isUnread ? <Tag tone="info">{common.unread}</Tag> : undefined}
      >
        {hasMessages ? (
          <ChatList label={texts.messages.list} messages={bubbles} endRef={entry} />
        ) : (
          <div ref={note}>
            <Text tone="third" size="small">
              {texts.messages.empty}
            </Text>
          </div>
        )}
        <Waiting work={work} place="messages" />
        {MessagesEnd && (
          <MessagesEnd
            work={work}
            newest={newest}
            title={title}
            onWrite={canWrite ? setTyped : null}
          />
        )}
        {canWrite ? (
          <ChatBox
            value={typed}
            onChange={setTyped}
            label={texts.messages.label}
            placeholder={texts.messages.placeholder(provider)}
            sendLabel={texts.messages.send}
            maxLength={CHAT_MAX_LENGTH}
            counterFrom={CHAT_COUNTER_FROM}
            onSend={send}
          />
        ) : (
          <Text tone="third" size="small">
            {texts.messages.closed}
          </Text>
        )}
      </Card>
    </div>
  );
}
