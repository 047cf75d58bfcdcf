// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Plate } from './Plate.tsx';
import styles from './Plate.module.css';

afterEach(cleanup);

test.each([
  ['72-ZB-16', true],
  ['BX-34-FG', true],
  ['1234-ABC', true],
  ['W-AB-123', true],
  ['O próprio', false],
  ['SN 4471-A', false],
  ['356938035643809', false],
  ['N.º 1042', false],
])('%s looks like a plate: %s', (text, isPlate) => {
  render(<Plate>{text}</Plate>);
  expect(screen.getByText(text).className === styles['plate']).toBe(isPlate);
});
