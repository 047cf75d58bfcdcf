import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { useDraft } from '../draft/useDraft.ts';
import { texts } from '../texts.ts';
import { isOptional, missingIn, steps, type StepId } from './steps.ts';

/** The way on from a step: what it still needs, and the next one. */
export function NextDock({ id }: { id: StepId }) {
  const { state } = useDraft();
  const index = steps.findIndex((step) => step.id === id);
  const step = steps[index];
  const next = steps[index + 1];
  const [first] = step === undefined ? [] : missingIn(step, state.missing);
  return (
    <Dock
      label={next === undefined ? texts.overview : texts.next(next.title)}
      value={
        first !== undefined
          ? texts.missing(first.name)
          : step && isOptional(step)
            ? texts.optional
            : texts.done
      }
      text
    >
      <Button variant="primary" href={next?.path ?? SETUP_PAGES.overview}>
        {texts.goOn}
      </Button>
    </Dock>
  );
}
