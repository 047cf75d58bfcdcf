// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import {
  appointment,
  completed,
  detailsForEachTest,
  openDetails,
  refused,
  work,
} from '../testing/openDetails.tsx';

detailsForEachTest();

test.each([
  ['attended', { client_arrived: true }, true, true],
  ['attended, of a company with several schedules', { client_arrived: true }, false, false],
  ['missed', {}, true, false],
  ['cancelled', { client_arrived: true, is_cancelled: true }, true, false],
])(
  'a past appointment that was %s can be rated: %o, solo %s: %s [DET-05] [DET-40] [DET-41]',
  async (_case, changes, schedulerSolo, isRated) => {
    const past = anAppointmentWork({ is_history: true, ...changes });
    openDetails('S-1', { answers: appointment(past), provider: { schedulerSolo } });
    await screen.findByText('Data e hora');
    expect(screen.queryByRole('button', { name: 'Enviar Feedback' }) !== null).toBe(isRated);
    expect(screen.queryByRole('radio', { name: '4 estrelas' })).toBeNull();
  },
);

test.each([
  ['?s=I&t=0', false],
  ['?s=I&t=0&feedback=t', true],
  ['?s=I&t=0&feedback=x', false],
])(
  'opened with %s the rating of a past appointment stands open: %s [SHL-15]',
  async (search, isOpen) => {
    const past = anAppointmentWork({ is_history: true, client_arrived: true });
    openDetails('S-1', { answers: appointment(past), provider: { schedulerSolo: true } }, search);
    await screen.findByText('Data e hora');
    expect(screen.queryByRole('radio', { name: '4 estrelas' }) !== null).toBe(isOpen);
    expect(screen.queryByRole('button', { name: 'Enviar Feedback' }) !== null).toBe(!isOpen);
  },
);

test('at bars 5 the rating card stands open and sends stars and observation [DET-05] [DET-06] [DET-42] [VAL-22]', async () => {
  const shell = openDetails('A-1', {
    answers: { ...work(completed), 'POST /services/A-1/feedback': () => ({}) },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '4 estrelas' }));
  const observation = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Observações/ });
  fireEvent.change(observation, { target: { value: 'x'.repeat(2001) } });
  expect(observation.value).toHaveLength(2000);
  fireEvent.change(observation, { target: { value: ' Tudo bem ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await waitFor(() =>
    expect(shell.requests.find(({ path }) => path.endsWith('/feedback'))?.body).toEqual({
      classification: 4,
      observation: 'Tudo bem',
    }),
  );
});

test('a rating that fails brings the form back with what was typed [DET-43]', async () => {
  const shell = openDetails('A-1', {
    answers: { ...work(completed), 'POST /services/A-1/feedback': refused(500, {}) },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '2 estrelas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  const chosen = await screen.findByRole('radio', { name: '2 estrelas', checked: true });
  expect(chosen).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submeter Feedback' })).toBeTruthy();
});

test('after rating the focus is on what was given, after closing it on the way back in', async () => {
  const rated = { ...completed, feedback: { classification: 4, observation: null } } as const;
  const shell = openDetails('A-1', { answers: work(completed) });
  shell.answer('POST /services/A-1/feedback', () => {
    shell.answer('GET /services/A-1/', () => aWork(rated));
    return {};
  });
  fireEvent.click(await screen.findByRole('radio', { name: '4 estrelas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await screen.findByRole('heading', { name: 'A sua pontuação' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('A sua pontuação'));
  expect(screen.getByRole('img', { name: '4 em 5 estrelas' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'voltar atrás' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ver Pontuação'));
});

test('after a rating that failed the focus is on the form again [DET-43]', async () => {
  const shell = openDetails('A-1', {
    answers: { ...work(completed), 'POST /services/A-1/feedback': refused(500, {}) },
  });
  fireEvent.click(await screen.findByRole('radio', { name: '2 estrelas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submeter Feedback' }));
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Como correu?'));
});

test('a rated service offers to see the rating, with a way back [DET-05]', async () => {
  openDetails('A-1', {
    answers: work({ ...completed, feedback: { classification: 5, observation: 'Ótimo' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver Pontuação' }));
  expect(screen.getByText('Ótimo')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'voltar atrás' }));
  expect(screen.getByRole('button', { name: 'Ver Pontuação' })).toBeTruthy();
});
