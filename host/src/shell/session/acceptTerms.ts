import type { OverlayQueue } from '../overlays/createOverlays.ts';
import { preSignup } from '../startup/terms/preSignup.ts';
import type { StartupContext } from '../startup/startupContext.ts';
import { keepAcceptance } from './keepAcceptance.ts';
import { termsAgreed } from './termsAgreed.ts';
import { termsTexts } from './termsTexts.ts';

/**
 * Asks whoever logs in for the terms that were not accepted in advance (SHL-35, C-67).
 * @throws Error when they are not accepted.
 */
export async function acceptTerms(
  context: Pick<StartupContext, 'domain' | 'main' | 'pendingAppointment' | 'session'>,
  { confirm }: Pick<OverlayQueue, 'confirm'>,
): Promise<void> {
  const { main } = context;
  let answer = await preSignup(main, termsAgreed.read());
  if (answer.kind === 'needed') {
    const agreed = await confirm({
      title: termsTexts.title,
      body: answer.message ?? termsTexts.body,
      confirmLabel: termsTexts.accept,
    });
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
