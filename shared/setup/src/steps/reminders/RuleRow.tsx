import type { ReminderRule } from '@portal/api/provider/reminders';
import type { SetupReminders } from '@portal/api/setup/setupReminders';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { Button } from '@portal/ui/Button';
import { Pencil } from '@portal/ui/icons/controls/Pencil';
import { Switch } from '@portal/ui/Switch';
import { leadInWords } from './leads.ts';
import { MessagePreview } from './MessagePreview.tsx';
import styles from './RulesCard.module.css';
import { ruleName } from './ruleName.ts';
import { texts } from './texts.ts';

/** One rule: when, by which channels, its text, its words as customers get them, and what went by it this month. */
export function RuleRow(props: {
  rule: ReminderRule;
  drawn: SetupReminders['rules'][number] | undefined;
  /** Euros of one part; 0 where nobody said. */
  smsPrice: number;
  onSwitch: (active: boolean) => void;
  onEdit: () => void;
}) {
  const { rule, drawn, smsPrice, onSwitch, onEdit } = props;
  const name = `${ruleName(rule)}, ${leadInWords(rule)}`;
  const channels = rule.channels.map((channel) => texts.channelNames[channel]);
  const cost = smsPrice > 0 && drawn ? formatEuros(eurosToCents(drawn.month.cost)) : null;
  return (
    <li className={styles.rule}>
      <Switch checked={rule.active} onChange={onSwitch} description={texts.order(channels)}>
        {name}
      </Switch>
      <p className={styles.text}>{rule.text}</p>
      {drawn && (
        <>
          <MessagePreview label={name} channels={drawn.channels} />
          {rule.channels.includes('sms') && (
            <p className={styles.month}>{texts.ofMonth(drawn.month.messages, cost)}</p>
          )}
        </>
      )}
      <Button size="small" icon={<Pencil />} aria-label={texts.edit(name)} onClick={onEdit}>
        {texts.change}
      </Button>
    </li>
  );
}
