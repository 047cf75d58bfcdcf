import type { Work } from '@portal/api/work/work';
import { isStars } from '@portal/domain/work/canRate';
import { RATING_NOTE_MAX_LENGTH } from '@portal/domain/limits';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Star } from '@portal/ui/icons/states/Star';
import { RatingStars } from '@portal/ui/RatingStars';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { RatingGiven } from './RatingGiven.tsx';
import { texts } from '../texts.ts';
import { useDetailsParameters } from '../useDetailsParameters.ts';
import { useRate } from './useRate.ts';

const unsentSchema = v.object({ stars: v.number(), observation: v.string() });

/** Stars and an observation for a finished service (DET-05, DET-06, DET-42). */
export function RatingCard({ work }: { work: Work }) {
  const { wantsFeedback } = useDetailsParameters();
  const [isOpen, setOpen] = useState(wantsFeedback || (work.state.bars === 5 && !work.feedback));
  const [stars, setStars] = useState(0);
  const [observation, setObservation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const rate = useRate(work, () => title.current?.focus());
  const view = !isOpen ? 'closed' : work.feedback ? 'given' : 'form';
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The button that had the focus is gone: reading goes on with what stands in its place.
    (view === 'closed' ? opener : title).current?.focus();
  }, [view]);
  const isUnsent = !work.feedback && observation.trim() !== '';
  useKeptUnsent(`rating:${work.id}`, {
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
      <Button ref={opener} icon={<Star />} onClick={() => setOpen(true)}>
        {work.feedback ? texts.rating.see : texts.rating.open}
      </Button>
    );
  }
  if (work.feedback) {
    return <RatingGiven rating={work.feedback} titleRef={title} onClose={() => setOpen(false)} />;
  }
  return (
    <Card title={texts.rating.title} titleSize="title" titleRef={title}>
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
