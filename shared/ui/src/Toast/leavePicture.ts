/**
 * Leaves a picture of an element that is about to go away, where it stands, until its leaving was drawn; none where
 * nothing is drawn of it. Nobody presses it or is told of it.
 * @param leaving the class that draws it
 */
export function leavePicture(element: HTMLElement, leaving: string): void {
  const { top, left, width } = element.getBoundingClientRect();
  const parent = element.closest('dialog') ?? document.body;
  const picture = document.createElement('div');
  picture.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  picture.className = `${element.className} ${leaving}`;
  picture.inert = true;
  picture.ariaHidden = 'true';
  Object.assign(picture.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
  parent.append(picture);
  const drawn = 'getAnimations' in picture ? picture.getAnimations() : [];
  void Promise.allSettled(drawn.map(({ finished }) => finished)).then(() => picture.remove());
  if (drawn.length === 0) picture.remove();
}
