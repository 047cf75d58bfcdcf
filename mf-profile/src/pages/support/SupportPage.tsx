import {
  createFeedbackApi,
  PRODUCT_SUPPORT,
  PROVIDER_SUPPORT,
} from '@portal/api/work/createFeedbackApi';
import { FEEDBACK_MAX_LENGTH } from '@portal/domain/limits';
import { useApi } from '@portal/remote/useApi';
import { useKeptUnsent } from '@portal/remote/useKeptUnsent';
import { usePortal } from '@portal/remote/usePortal';
import { useProvider } from '@portal/remote/useProvider';
import { Banner } from '@portal/ui/Banner';
import { Card } from '@portal/ui/Card';
import { Form } from '@portal/ui/Form';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { SelectField } from '@portal/ui/SelectField';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useState } from 'react';
import * as v from 'valibot';
import { SendDock } from '../../words/SendDock.tsx';
import { useLeaveQuestion } from '../../useLeaveQuestion.ts';
import { texts as wordTexts } from '../../words/texts.ts';
import { useSendWords } from '../../words/useSendWords.ts';
import { DirectContacts } from './DirectContacts.tsx';
import { texts } from './texts.ts';

interface Errors {
  type?: string;
  message?: string;
}

const unsentSchema = v.object({ type: v.string(), message: v.string() });
const nothingAsked = { type: '', message: '' };

/** `/suporte-cliente`: a question for the provider or for the portal's team (SHL-21, FBK-02, FBK-04). */
export default function SupportPage() {
  const { overlays } = usePortal();
  const provider = useProvider();
  const support = useApi(createFeedbackApi);
  const [question, setQuestion] = useState(nothingAsked);
  const { type, message } = question;
  const [errors, setErrors] = useState<Errors>({});
  const [sent, setSent] = useState(false);
  const isUnsent = message.trim() !== '';
  useLeaveQuestion(isUnsent, wordTexts.leave);
  useKeptUnsent('support', {
    unsent: isUnsent ? question : null,
    parse: v.parser(unsentSchema),
    restore: setQuestion,
  });

  const send = useSendWords(async () => {
    await support.ask({ type, message: message.trim() });
    // What was written meanwhile stays.
    setQuestion((now) => (now === question ? nothingAsked : now));
    setSent(true);
    overlays.toast({ message: texts.sent, tone: 'success' });
  });

  async function submit(): Promise<void> {
    const found: Errors = {
      type: type === '' ? texts.typeMissing.body : undefined,
      message: message.trim() === '' ? texts.messageMissing : undefined,
    };
    setErrors(found);
    if (found.type !== undefined) return overlays.warn(texts.typeMissing);
    if (found.message === undefined) await send.run();
  }

  return (
    <Page dock width="narrow">
      <PageHeading description={texts.purpose}>{texts.title}</PageHeading>
      {sent && (
        <Banner tone="success" title={texts.sent}>
          {texts.sentBody}
        </Banner>
      )}
      <Form onSubmit={submit}>
        <Card as="div">
          <SelectField
            label={texts.type}
            name="type"
            placeholder={texts.typePlaceholder}
            options={[
              { value: PROVIDER_SUPPORT, label: texts.types.provider(provider.name) },
              { value: PRODUCT_SUPPORT, label: texts.types.product },
            ]}
            value={type}
            error={errors.type}
            onChange={(value) => {
              setQuestion({ ...question, type: value });
              setErrors({ ...errors, type: undefined });
            }}
          />
          <TextAreaField
            label={texts.message}
            name="message"
            rows={6}
            maxLength={FEEDBACK_MAX_LENGTH}
            value={message}
            error={errors.message}
            onChange={(text) => {
              setQuestion({ ...question, message: text });
              setSent(false);
              setErrors({ ...errors, message: undefined });
            }}
          />
        </Card>
        <SendDock label={texts.send} busy={send.busy} />
      </Form>
      <DirectContacts />
    </Page>
  );
}
