import { accountNeeded } from '@portal/api/payment/refundAccount';
import type { StatementEntryOf } from '@portal/api/payment/statement';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { PAYMENT_METHOD_LABELS } from '@portal/domain/money/paymentState';
import { lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import { formatDateWithYear, formatShortDate } from '@portal/remote/formatShortDate';
import { usePortal } from '@portal/remote/usePortal';
import { CreditCard } from '@portal/ui/icons/money/CreditCard';
import { Undo2 } from '@portal/ui/icons/arrows/Undo2';
import { ListRow } from '@portal/ui/ListRow';
import { Tag } from '@portal/ui/Tag';
import { TextLink } from '@portal/ui/TextLink';
import { aboutWords } from './aboutWords.ts';
import { AskButton } from './AskButton.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { texts } from './texts.ts';

interface MoneyRowProps {
  entry: StatementEntryOf<'payment'> | StatementEntryOf<'refund'>;
  today: IsoDate;
}

/** Money that was paid, with its receipt or the way to ask for a document; or money that goes back. */
export function MoneyRow({ entry, today }: MoneyRowProps) {
  const { navigation } = usePortal();
  const about = aboutWords(entry.about);
  const day = formatShortDate(entry.day, today);
  const amount = formatEuros(eurosToCents(entry.amount));
  const wayTo = (words: string) => (
    <TextLink href={`${navigation.base}/payment/${encodeURIComponent(entry.about.subject)}`}>
      {words}
      <span className="visually-hidden">: {about}</span>
    </TextLink>
  );
  if (entry.kind === 'refund') {
    const { state, needs_account: needsAccount = false, done_at: doneAt, until } = entry;
    const method = state === 'MANUAL' ? texts.refund.transfer : PAYMENT_METHOD_LABELS[entry.method];
    const when = lisbonToday(new Date(doneAt ?? until));
    return (
      <ListRow
        media={<Undo2 />}
        title={about}
        sub={
          <EntryFacts
            facts={[
              texts.refund.facts(method, day, amount),
              // No day holds while nobody knows where the money goes back to (POL-11).
              needsAccount
                ? accountNeeded(formatEuros(Math.abs(eurosToCents(entry.amount))))
                : doneAt === null
                  ? texts.refund.until(formatShortDate(when, today))
                  : // By its date: nothing is given back «a hoje».
                    texts.refund.done(formatDateWithYear(when)),
            ]}
            link={needsAccount && wayTo(texts.refund.giveAccount)}
          />
        }
      />
    );
  }
  const { receipt, is_undocumented: isUndocumented, ask } = entry;
  return (
    <ListRow
      media={<CreditCard />}
      title={about}
      sub={
        <EntryFacts
          facts={[
            texts.payment.facts(PAYMENT_METHOD_LABELS[entry.method], day, amount),
            receipt && texts.payment.receipt(receipt.kind, receipt.number),
          ]}
          tag={isUndocumented && <Tag>{texts.payment.undocumented}</Tag>}
          link={wayTo(texts.payment.open)}
        />
      }
      end={ask !== null && <AskButton work={ask} about={about} />}
    />
  );
}
