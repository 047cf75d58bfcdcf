/** Selectors of elements by what each is called while the browser moves it. */
export type MovingParts = Readonly<Record<string, string>>;

const STEP = 'main [aria-current="step"]';

/** Position of the step that is being done; -1 outside of wizards. */
export function stepOnPage(): number {
  const step = document.querySelector(STEP);
  return [...(step?.parentElement?.children ?? [])].findIndex((each) => each === step);
}

const bar = '[data-navigation-bar]';
/** What stays where it is from step to step. */
export const ofWizard: MovingParts = {
  header: 'header[data-decision]',
  steps: `main :has(> [aria-current="step"])`,
  dock: '[data-dock]',
  bar,
};
/** What goes with a panel, and the bar, which stays above it. */
export const ofPanel: MovingParts = { scrim: '[data-scrim]', panel: '[data-drawer]', bar };
/** What is the same on the page of a service as on its card. */
export const ofPage: MovingParts = {
  photo: 'main [data-photo]:not(article *)',
  state: 'main [data-state]:not(article *)',
};
/** The same of the card that leads to a page. */
export function ofCard(pathname: string): MovingParts {
  const card = `main article:has([href$="${pathname}"], [href*="${pathname}?"])`;
  return { photo: `${card} [data-photo]`, state: `${card} [data-state]` };
}

/** Those that are in sight. */
export function findParts(parts: MovingParts): [name: string, element: HTMLElement][] {
  return Object.entries(parts).flatMap(([name, selector]) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    });
    return found ? [[name, found]] : [];
  });
}
