import type { MountProps } from '@portal/remote-kit/contract';

function draw({ domElement, portal }: MountProps): void {
  const section = document.createElement('section');
  section.setAttribute('aria-label', 'Notas');
  const heading = document.createElement('h1');
  heading.textContent = 'Notas';
  const list = document.createElement('ul');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Anotar para ${portal.provider.name}`;
  button.style.minHeight = '44px';
  button.addEventListener('click', () => {
    const note = document.createElement('li');
    note.textContent = `Nota ${list.childElementCount + 1}`;
    list.append(note);
    portal.overlays.toast({ message: 'Nota guardada.' });
  });
  section.append(heading, button, list);
  domElement.replaceChildren(section);
}

export const bootstrap = async (): Promise<void> => {};
export const mount = async (props: MountProps): Promise<void> => draw(props);
export const update = async (): Promise<void> => {};
export const unmount = async ({ domElement }: MountProps): Promise<void> =>
  domElement.replaceChildren();
