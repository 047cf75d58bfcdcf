import { texts } from './texts.ts';

/** Which of the two steps this is. */
export function stepsBar(current: 0 | 1): string {
  const drawn = texts.steps.names.map((name, index) => {
    const state = index === current ? ' aria-current="step"' : index < current ? ' data-done' : '';
    return `<li${state}>${name}</li>`;
  });
  return `<ol class="lg-steps" aria-label="${texts.steps.label}">${drawn.join('')}</ol>`;
}
