import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { readScreen } from './readScreen.ts';

/** The words that stand in the fields of the screen, as a person sees them. */
export async function readTyped(page: Page): Promise<string[]> {
  const typed = await readScreen(page, (screen) =>
    screen
      .controls()
      .filter((field) =>
        field.matches('textarea, input:not([type=radio], [type=checkbox], [type=password])'),
      )
      .map((field) => Reflect.get(field, 'value'))
      .filter((words) => words !== ''),
  );
  return v.parse(v.array(v.string()), typed);
}
