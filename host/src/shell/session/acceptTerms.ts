import type { OverlayQueue } from '../overlays/createOverlays.ts';
import { preSignup } from '../startup/terms/preSignup.ts';
import type { StartupContext } from '../startup/startupContext.ts';
import { keepAcceptance } from './keepAcceptance.ts';
import { termsAgreed } from './termsAgreed.ts';
import { termsTexts } from './termsTexts.ts';

/** Asks for the terms; again once they were read. */
async function agree(
  body: string,
  { confirm, legal }: Pick<OverlayQueue, 'confirm' | 'legal'>,
): Promise<boolean> {
  for (;;) {
    let isToRead = false;
    const agreed = await confirm({
      title: termsTexts.title,
      body,
      confirmLabel: termsTexts.accept,
      alternative: { label: termsTexts.read, onChoose: () => (isToRead = true) },
    });
    if (!isToRead) return agreed;
    await legal('usage');
  }
}

/**
 * Asks whoever logs in for the terms that were not accepted in advance (SHL-35, C-67).
 * @throws Error when they are not accepted.
 */
export async function acceptTerms(
  context: Pick<StartupContext, 'domain' | 'main' | 'pendingAppointment' | 'session'>,
  overlays: Pick<OverlayQueue, 'confirm' | 'legal'>,
): Promise<void> {
  const { main } = context;
  let answer = await preSignup(main, termsAgreed.read());
  if (answer.kind === 'needed') {
    const agreed = await agree(answer.message ?? termsTexts.body, overlays);
    if (agreed) answer = await preSignup(main, true);
  }
  if (answer.kind !== 'accepted') {
    throw new Error(answer.message ?? 'The terms were not accepted.');
  }
  keepAcceptance(context);
  termsAgreed.forget();
  // The customer for whom it waited is there (C-40).
  context.pendingAppointment = null;
}
