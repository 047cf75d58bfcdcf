/** Elements that are named: itself and those around it. */
const MOST = 3;
const LONGEST = 60;
const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Names of an element and of the two around it, outermost first: `section ul li`. They stay the same from build to
 * build, as classes do not, and say nothing that stands in the page.
 */
export function elementNames(node: Node | null): string {
  const names: string[] = [];
  let element = node instanceof Element ? node : (node?.parentElement ?? null);
  for (
    ;
    element && element !== document.body && names.length < MOST;
    element = element.parentElement
  )
    if (NAME.test(element.localName)) names.unshift(element.localName);
  while (names.join(' ').length > LONGEST) names.shift();
  return names.join(' ');
}
