// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Facts } from '../Facts/Facts.tsx';
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx';
import { CallButton } from './CallButton.tsx';

afterEach(cleanup);

test.each([
  ['222 081 745', null, 'Ligar, chamada para a rede fixa nacional'],
  ['+351912080745', 'chamada gratuita', 'Ligar, chamada para a rede móvel nacional'],
  ['800 207 207', 'chamada gratuita', 'Ligar, chamada gratuita'],
  ['800 207 207', null, 'Ligar'],
])('the button that rings %s is named with the cost: %s → %s [LAW-04]', (number, own, name) => {
  render(
    <CallButton number={number} ownCost={own}>
      Ligar
    </CallButton>,
  );
  const link = screen.getByRole('link', { name });
  // What is read is what is heard.
  expect(link.textContent).toBe(name);
  expect(link.getAttribute('href')).toBe(`tel:${number.replaceAll(' ', '')}`);
});

test.each([
  ['222081745', null, 'chamada para a rede fixa nacional'],
  ['+351912080745', null, 'chamada para a rede móvel nacional'],
  ['800 207 207', 'chamada gratuita', 'chamada gratuita'],
  ['+34 911 000 000', null, ''],
])('beside the number %s stands what calling it costs [LAW-03]', (number, own, cost) => {
  render(
    <Facts facts={[{ label: 'Telefone', value: <PhoneNumber number={number} ownCost={own} /> }]} />,
  );
  const link = screen.getByRole('link');
  expect(link.nextSibling?.textContent ?? '').toBe(cost);
});
