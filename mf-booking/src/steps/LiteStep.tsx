import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Text } from '@portal/ui/Text';
import type { RefObject } from 'react';
import { LastStep } from './LastStep.tsx';
import { texts } from '../texts.ts';
import { useLiteSave } from '../opening/useLiteSave.ts';
import type { WizardHandle } from '../booking/useWizard.ts';

interface LiteStepProps {
  handle: WizardHandle;
  moved: RefObject<boolean>;
  today: string;
}

/** Step 3 of a visitor: what was chosen, and an account to save it (LITE-12, BKG-16, BKG-39). */
export function LiteStep(props: LiteStepProps) {
  const provider = useProvider();
  const save = useLiteSave(props.handle);
  return (
    <LastStep
      {...props}
      heading={texts.liteHeading}
      action={
        <Button variant="primary" onClick={() => save()}>
          {texts.liteSave}
        </Button>
      }
    >
      <Card title={texts.liteTitle}>
        <Text tone="second">{texts.liteBody(provider.name)}</Text>
      </Card>
    </LastStep>
  );
}
