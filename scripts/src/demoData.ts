import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTypeScript } from './runProgram.ts';
import { Problem } from './problem.ts';
import { stackVariables } from './stack.ts';
import type { StackSettings } from './stackSettings.ts';

/** The demo's providers and their addresses. */
export const demoProviders = [
  { name: 'Auto Mirante (oficina)', domain: 'auto-mirante.localhost' },
  { name: 'Bitfixe (reparações)', domain: 'bitfixe.localhost' },
  { name: 'Alameda (fisioterapia)', domain: 'alameda.localhost' },
  { name: 'Lima (barbearia)', domain: 'lima.localhost' },
] as const;

/** Creates the demo data in a running portal through its HTTP calls. */
export async function seedDemo(settings: StackSettings): Promise<void> {
  const { code } = await runTypeScript('backend/demo/main.ts', [], {
    environment: stackVariables(settings),
    live: true,
  });
  if (code !== 0) {
    throw new Problem(
      'Creating the demo data failed (see above). `npm run demo -- reset` starts it afresh.',
    );
  }
}

/** Creates the demo data unless this data folder has it. */
export async function seedDemoOnce(settings: StackSettings): Promise<void> {
  const stamp = join(settings.dataFolder, 'demo-data.created');
  if (existsSync(stamp) || settings.environment === 'production') return;
  await seedDemo(settings);
  writeFileSync(stamp, new Date().toISOString());
}
