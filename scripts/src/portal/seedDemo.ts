import { runTypeScript } from '../processes/runProgram.ts';
import { Problem } from '../terminal/problem.ts';
import { stackVariables } from './stack.ts';
import type { StackSettings } from './stackSettings.ts';

/** The demo's providers and their addresses. */
export const demoProviders = [
  { name: 'Auto Mirante (oficina)', domain: 'auto-mirante.localhost' },
  { name: 'Bitfixe (reparações)', domain: 'bitfixe.localhost' },
  { name: 'Alameda (fisioterapia)', domain: 'alameda.localhost' },
  { name: 'Lima (barbearia)', domain: 'lima.localhost' },
  { name: 'Empresa Demo', domain: 'demo.localhost' },
] as const;

/**
 * Makes sure that a running portal has its demo data, through its HTTP calls, and prints
 * who can log in. Does nothing in production.
 * @param reset forget all providers and customers first
 */
export async function seedDemo(settings: StackSettings, reset = false): Promise<void> {
  if (settings.environment === 'production') return;
  if (!(await runDemo(settings, reset ? ['--reset'] : [])))
    throw new Problem(
      'Creating the demo data failed (see above): run `npm run demo -- reset` to begin afresh.',
    );
}

/** Lets a provider of the demo remind a customer at once, and prints the address of that page; the portal runs. */
export async function sendDemoReminder(settings: StackSettings): Promise<void> {
  if (!(await runDemo(settings, ['--reminder'])))
    throw new Problem('Nobody was reminded (see above).');
}

async function runDemo(settings: StackSettings, words: string[]): Promise<boolean> {
  const { code } = await runTypeScript('backend/demo/main.ts', words, {
    environment: stackVariables(settings),
    live: true,
  });
  return code === 0;
}
