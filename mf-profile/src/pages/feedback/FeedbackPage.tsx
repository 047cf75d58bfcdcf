import { createFeedbackApi } from '@portal/api/work/createFeedbackApi';
import { isStars } from '@portal/domain/work/canRate';
import { FEEDBACK_MAX_LENGTH } from '@portal/domain/limits';
import { useApi } from '@portal/remote/useApi';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { Card } from '@portal/ui/Card';
import { Form } from '@portal/ui/Form';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { RatingStars } from '@portal/ui/RatingStars';
import { Text } from '@portal/ui/Text';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { SendDock } from '../../words/SendDock.tsx';
import { useLeaveQuestion } from '../../useLeaveQuestion.ts';
import { texts as wordTexts } from '../../words/texts.ts';
import { useSendWords } from '../../words/useSendWords.ts';
import { texts } from './texts.ts';

const unsentSchema = v.object({ stars: v.number(), observation: v.string() });

/** `/enviar-feedback`: stars and words about the portal (SHL-20, FBK-01, C-147). */
export default function FeedbackPage() {
  const { navigation, overlays } = usePortal();
  const feedback = useApi(createFeedbackApi);
  const [stars, setStars] = useState(0);
  const [observation, setObservation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const isUnsent = observation.trim() !== '' && !sent;
  useLeaveQuestion(isUnsent, wordTexts.leave);
  useKeptUnsent('feedback', {
    unsent: isUnsent ? { stars, observation } : null,
    parse: v.parser(unsentSchema),
    restore(unsent) {
      setStars(unsent.stars);
      setObservation(unsent.observation);
    },
  });
  // Only once the question above is withdrawn, otherwise it would stand in the way home.
  useEffect(() => {
    if (sent) navigation.navigate('/services');
  }, [navigation, sent]);

  const send = useSendWords(async () => {
    await feedback.rate({ classification: stars, observation: observation.trim() || null });
    setSent(true);
    overlays.toast({ message: texts.sent, tone: 'success' });
  });

  async function submit(): Promise<void> {
    if (!isStars(stars)) return setError(texts.starsMissing);
    await send.run();
  }

  return (
    <Page dock width="narrow">
      <PageHeading description={texts.purpose}>{texts.title}</PageHeading>
      <Form onSubmit={submit}>
        <Card as="div">
          <RatingStars
            legend={texts.legend}
            value={stars}
            error={error}
            onChange={(value) => {
              setStars(value);
              setError(null);
            }}
          />
          <div aria-live="polite">
            <Text size="card">{texts.words[stars] ?? ''}</Text>
          </div>
          <TextAreaField
            label={texts.observation}
            optional
            name="observation"
            rows={5}
            maxLength={FEEDBACK_MAX_LENGTH}
            value={observation}
            onChange={setObservation}
          />
        </Card>
        <SendDock label={texts.send} busy={send.busy} />
      </Form>
    </Page>
  );
}
