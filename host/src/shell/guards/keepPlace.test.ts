// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { FindOwner } from './findOwner.ts';
import type { Refuse } from './keepGlobals.ts';
import { keepPlace } from './keepPlace.ts';

const owner = { remote: 'mf-wild', release: '2.0.0' };
const findOwner: FindOwner = (line) => (line.includes('wildly') ? owner : undefined);

function setUp() {
  const place = document.createElement('div');
  place.id = 'root';
  const kept = document.createElement('p');
  place.append(kept);
  const refuse = vi.fn<Refuse>();
  keepPlace(place, findOwner, refuse);
  return { place, kept, refuse, told: () => refuse.mock.calls.map(([what]) => what) };
}

test('a release neither fills nor empties, hides or restyles what is the shell’s', () => {
  const { place, kept, told } = setUp();
  function wildly(): void {
    place.append(document.createElement('div'));
    place.removeChild(kept);
    place.replaceChildren();
    place.innerHTML = '';
    place.textContent = '';
    place.hidden = true;
    place.className = 'wild';
    place.setAttribute('style', 'display: none');
    place.style.display = 'none';
    place.style.setProperty('display', 'none');
    place.style.cssText = 'display: none';
  }
  wildly();
  expect(place.outerHTML).toBe('<div id="root"><p></p></div>');
  expect(told()).toEqual([
    'root.append',
    'root.removeChild',
    'root.replaceChildren',
    'root.innerHTML',
    'root.textContent',
    'root.hidden',
    'root.className',
    'root.setAttribute',
    'root.style',
    'root.style',
    'root.style',
  ]);
});

test('the components of a release say things aloud, draw dialogs and lock what lies behind them', () => {
  const { place, told } = setUp();
  const region = document.createElement('div');
  region.dataset['announcements'] = '';
  const dialog = Object.assign(document.createElement('dialog'), { __reactFiber$x: {} });
  function wildly(): void {
    place.append(region);
    place.appendChild(dialog);
    place.removeChild(dialog);
    place.setAttribute('inert', '');
    place.style.setProperty('--scrollbar', '15px');
  }
  wildly();
  expect(place.contains(region)).toBe(true);
  expect(place.contains(dialog)).toBe(false);
  expect(place.hasAttribute('inert')).toBe(true);
  expect(place.style.getPropertyValue('--scrollbar')).toBe('15px');
  expect(told()).toEqual([]);
});

test('the shell does with its elements what it wants', () => {
  const { place, told } = setUp();
  place.style.overflow = 'auto';
  place.className = 'own';
  place.replaceChildren('Olá');
  expect([place.style.overflow, place.className, place.textContent]).toEqual([
    'auto',
    'own',
    'Olá',
  ]);
  expect(told()).toEqual([]);
});
