import { EARLY_START_REQUEST, earlyStartNeeded } from '@portal/api/work/earlyStart';
import type { BookableService } from '@portal/api/work/createScheduleApi';
import type { WaitingEntry } from '@portal/api/work/waiting/waitingList';
import { formatEuros } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { useNow } from '@portal/remote/useNow';
import { useOnline } from '@portal/remote/useOnline';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { ErrorState } from '@portal/ui/ErrorState';
import { Text } from '@portal/ui/Text';
import { useState } from 'react';
import { bookingPrice } from '../booking/bookingPrice.ts';
import { bookingTerms } from '../booking/bookingTerms.ts';
import { texts as wizardTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { useWaitingActions } from './useWaitingActions.ts';

interface OfferCardProps {
  entry: WaitingEntry;
  /** What can be booked, with its prices and rules. */
  services: readonly BookableService[];
  /** Whether they are still asked for, and how to ask for them again. */
  isAsking: boolean;
  onRetry: () => Promise<unknown>;
}

/**
 * A time that is held, what it costs and what cancelling costs, and the answers to it (WAI-06 to WAI-10). Taken is only
 * what was shown with its price and rules (WAI-08).
 */
export function OfferCard({ entry, services, isAsking, onRetry }: OfferCardProps) {
  const now = useNow();
  const isOnline = useOnline();
  const { accept, decline, leave } = useWaitingActions();
  const [isAsked, setAsked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const { offer } = entry;
  if (offer === null) return null;
  const today = lisbonToday(now);
  const chosen = services.filter(({ id }) => entry.service_ids.includes(id));
  const isPriced = entry.service_ids.every((wanted) => chosen.some(({ id }) => id === wanted));
  const { price } = bookingPrice(chosen);
  const before = chosen.map((service) => service.early_start_before).find((day) => day !== null);
  const asksEarly = before !== null && before !== undefined && offer.date < before;
  const days = texts.days(formatShortDate(entry.from, today), formatShortDate(entry.to, today));
  const answer = asksEarly ? { early_start: isAsked, texts: [EARLY_START_REQUEST] } : {};
  return (
    <Card title={entry.title} titleSize="title">
      <Text>
        {texts.offer(
          formatShortDate(offer.date, today, offer.time),
          offer.until_time ?? lisbonTime(new Date(offer.until)),
        )}
      </Text>
      {offer.expert !== null && <Text tone="second">{texts.withExpert(offer.expert)}</Text>}
      {bookingTerms(chosen, offer, now).map((sentence) => (
        <Text key={sentence} size="small" tone="second">
          {sentence}
        </Text>
      ))}
      {asksEarly && (
        <CheckboxField
          checked={isAsked}
          onChange={setAsked}
          error={isMissed && !isAsked ? earlyStartNeeded(formatDayMonthYear(before)) : null}
        >
          {EARLY_START_REQUEST}
        </CheckboxField>
      )}
      {isPriced ? (
        <Button
          block
          variant="primary"
          disabled={!isOnline}
          loading={accept.busy}
          loadingText={texts.accepting}
          onClick={() =>
            asksEarly && !isAsked ? setMissed(true) : accept.run({ offer: offer.id, answer })
          }
        >
          {price > 0 ? wizardTexts.bookToPay(formatEuros(price)) : texts.accept}
        </Button>
      ) : isAsking ? (
        <Button block variant="primary" loading loadingText={texts.pricing}>
          {texts.pricing}
        </Button>
      ) : (
        <ErrorState title={texts.pricingFailed} onRetry={onRetry} />
      )}
      <Button
        block
        disabled={!isOnline}
        loading={decline.busy}
        onClick={() => decline.run(offer.id)}
      >
        {texts.decline}
      </Button>
      <Button
        block
        variant="ghost"
        aria-label={texts.leaveFor(entry.title, days)}
        disabled={!isOnline}
        loading={leave.busy}
        onClick={() => leave.run(entry.id)}
      >
        {texts.leave}
      </Button>
    </Card>
  );
}
