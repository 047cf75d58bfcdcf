// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'gallery', title: 'Galeria' },
  { id: 'documents', title: 'Documentos' },
];
const isChosen = (name: string) =>
  screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true';

test('the tab that was pressed is chosen at once, and its panel comes when it is drawn', async () => {
  let arrive: (text: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Documents = () => <p>{use(promise)}</p>;
  function Sample() {
    const [selected, setSelected] = useState('gallery');
    return (
      <>
        <Tabs label="Ficheiros" idPrefix="p" {...{ tabs, selected }} onSelect={setSelected} />
        {selected === 'gallery' ? <p>Fotografias</p> : <Documents />}
      </>
    );
  }
  render(<Sample />);
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Documentos' })));
  expect(isChosen('Documentos')).toBe(true);
  expect(isChosen('Galeria')).toBe(false);
  screen.getByText('Fotografias');
  await act(async () => arrive('Fatura'));
  screen.getByText('Fatura');
  expect(screen.queryByText('Fotografias')).toBeNull();
  expect(isChosen('Documentos')).toBe(true);
});
