import { Card } from '@portal/ui/Card';
import { Text } from '@portal/ui/Text';
import { texts } from './texts.ts';

/** What happens after entering, in three sentences (WAI-05, WAI-10). */
export function HowItWorks() {
  return (
    <Card title={texts.how}>
      <ol>
        {texts.steps.map((sentence) => (
          <li key={sentence}>
            <Text size="small" tone="second">
              {sentence}
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
