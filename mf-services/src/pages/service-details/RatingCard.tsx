import { createServicesApi } from '@portal/api/services';
import type { Rating, Work } from '@portal/api/work';
import { isStars } from '@portal/domain/feedback';
import { RATING_NOTE_MAX_LENGTH } from '@portal/domain/limits';
import { useSearchParams } from '@portal/remote/router';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { useKeptThroughExpiry } from '@portal/remote/useKeptThroughExpiry';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Star } from '@portal/ui/icons';
import { RatingStars } from '@portal/ui/RatingStars';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useQueryClient } from '@portal/remote/query';
import { useState } from 'react';
import * as v from 'valibot';
import { useRefusals } from '../../actions/useRefusals.ts';
import { queryKeys } from '../../queries/queryKeys.ts';
import { texts } from './texts.ts';
import { useDetailsChange } from './useDetailsChange.ts';

/** Shows the rating at once; a failure brings the previous one back (DET-43). */
function useRate(work: Work) {
  const { overlays } = usePortal();
  const services = useApi(createServicesApi);
  const queryClient = useQueryClient();
  const changed = useDetailsChange(work.id);
  const refusable = useRefusals();
  const previous = work.feedback;
  const show = (feedback: Rating | null) =>
    queryClient.setQueryData<Work>(
      queryKeys.service(work.id),
      (current) => current && { ...current, feedback },
    );
  return useAction(
    async (rating: Rating) => {
      show(rating);
      await refusable(services.rate(work.id, rating));
      await changed();
      overlays.toast({ message: texts.rating.thanks, tone: 'success' });
    },
    {
      onError: async (error) => {
        show(previous);
        await showApiError(overlays, error);
      },
    },
  );
}

function RatingGiven({ rating, onBack }: { rating: Rating; onBack: () => void }) {
  return (
    <Card title={texts.rating.givenTitle}>
      <RatingStars
        legend={texts.rating.legend}
        value={rating.classification}
        onChange={() => undefined}
        disabled
      />
      {rating.observation && <Text>{rating.observation}</Text>}
      <Button size="small" variant="ghost" onClick={onBack}>
        {texts.rating.back}
      </Button>
    </Card>
  );
}

const unsentSchema = v.object({ stars: v.number(), observation: v.string() });

/** Stars and an observation for a finished service (DET-05, DET-06, DET-42). */
export function RatingCard({ work }: { work: Work }) {
  const [search] = useSearchParams();
  const isAsked = search.get('feedback') === 't';
  const [isOpen, setOpen] = useState(isAsked || (work.state.bars === 5 && !work.feedback));
  const [stars, setStars] = useState(0);
  const [observation, setObservation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const rate = useRate(work);
  const isUnsent = !work.feedback && observation.trim() !== '';
  useKeptThroughExpiry(`rating:${work.id}`, {
    unsent: isUnsent ? { stars, observation } : null,
    parse: v.parser(unsentSchema),
    restore(unsent) {
      setStars(unsent.stars);
      setObservation(unsent.observation);
      setOpen(true);
    },
  });

  async function submit(): Promise<void> {
    if (!isStars(stars)) {
      setError(texts.rating.missing);
      return;
    }
    await rate.run({ classification: stars, observation: observation.trim() || null });
  }

  if (!isOpen) {
    return (
      <Button icon={<Star />} onClick={() => setOpen(true)}>
        {work.feedback ? texts.rating.see : texts.rating.open}
      </Button>
    );
  }
  if (work.feedback) {
    return <RatingGiven rating={work.feedback} onBack={() => setOpen(false)} />;
  }
  return (
    <Card title={texts.rating.title} titleSize="title">
      <Text tone="second" size="small">
        {texts.rating.help(work.establishment.name)}
      </Text>
      <RatingStars
        legend={texts.rating.legend}
        value={stars}
        error={error}
        onChange={(value) => {
          setStars(value);
          setError(null);
        }}
      />
      <TextAreaField
        label={texts.rating.observation}
        optional
        maxLength={RATING_NOTE_MAX_LENGTH}
        value={observation}
        onChange={setObservation}
      />
      <Stack gap="small">
        <Button variant="primary" block loading={rate.busy} onClick={submit}>
          {texts.rating.submit}
        </Button>
        <Button size="small" block variant="ghost" onClick={() => setOpen(false)}>
          {texts.rating.back}
        </Button>
      </Stack>
    </Card>
  );
}
