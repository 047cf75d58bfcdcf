import type { Rating } from '@portal/api/work/work';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { StarsRead } from '@portal/ui/StarsRead';
import { Text } from '@portal/ui/Text';
import type { Ref } from 'react';
import { texts } from '../texts.ts';

interface RatingGivenProps {
  rating: Rating;
  titleRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** The stars and the observation that were given, to read (DET-05). */
export function RatingGiven({ rating, titleRef, onClose }: RatingGivenProps) {
  return (
    <Card title={texts.rating.givenTitle} titleRef={titleRef}>
      <StarsRead value={rating.classification} large />
      {rating.observation && <Text>{rating.observation}</Text>}
      <Button size="small" variant="ghost" onClick={onClose}>
        {texts.rating.back}
      </Button>
    </Card>
  );
}
