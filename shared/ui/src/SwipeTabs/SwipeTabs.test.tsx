// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SwipeTabs } from './SwipeTabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'doing', title: 'Em curso', count: 2, content: <p>Revisão</p> },
  { id: 'booked', title: 'Marcações', count: 1, content: <a href="#m">Marcação</a> },
  { id: 'done', title: 'Histórico', count: 120, content: <p>Pneus</p> },
];

function Sample() {
  const [selected, setSelected] = useState('doing');
  return <SwipeTabs label="Serviços" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('arrows, Home and End choose a tab and take the focus along', () => {
  render(<Sample />);
  const list = screen.getByRole('tablist', { name: 'Serviços' });
  tab(/Em curso/).focus();
  const steps: [string, RegExp][] = [
    ['ArrowRight', /Marcações/],
    ['End', /Histórico/],
    ['ArrowRight', /Em curso/],
    ['ArrowLeft', /Histórico/],
    ['Home', /Em curso/],
  ];
  for (const [key, name] of steps) {
    fireEvent.keyDown(list, { key });
    expect(document.activeElement).toBe(tab(name));
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  }
});

test('only the chosen panel can be reached; the others wait beside it', () => {
  render(<Sample />);
  fireEvent.click(tab(/Marcações/));
  const panels = [...document.querySelectorAll('[role=tabpanel]')];
  expect(panels.map((panel) => panel.hasAttribute('inert'))).toEqual([true, false, true]);
  expect(panels[1]?.getAttribute('aria-labelledby')).toBe(tab(/Marcações/).id);
});

test('a counter above 99 says 99+', () => {
  render(<Sample />);
  expect(tab(/Histórico/).textContent).toContain('99+');
});
