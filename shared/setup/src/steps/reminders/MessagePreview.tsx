import type { SetupReminders } from '@portal/api/setup/setupReminders';
import styles from './RulesCard.module.css';
import { texts } from './texts.ts';

/** What a customer receives by each channel, of an example, and in how many SMS (REM-03, SET-18). */
export function MessagePreview({
  label,
  channels,
}: {
  label: string;
  channels: SetupReminders['rules'][number]['channels'];
}) {
  return (
    <div role="group" aria-label={`${texts.receives}: ${label}`} className={styles.wide}>
      <dl className={styles.preview}>
        {channels.map((message) => (
          <div key={message.channel}>
            <dt>
              {texts.channelNames[message.channel]}
              {message.channel === 'sms' && ` · ${texts.parts(message.parts)}`}
            </dt>
            <dd className={styles.message}>
              {message.channel === 'email' && <b>{message.subject}</b>}
              {message.channel === 'push' && <b>{message.title}</b>}
              <span>{message.text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
