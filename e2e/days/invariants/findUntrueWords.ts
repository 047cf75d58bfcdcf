import { badgeText } from '@portal/domain/text/badgeText';
import type { Page } from '@playwright/test';
import type { Progress, Subject, Truth } from '../truth.ts';
import { readScreen } from './readScreen.ts';

/** The step that a card or page shows, as `data-state` has it; `off` is cancelled or missed. */
function stateOf(work: Progress): string {
  const isMissed = work.isAppointment && work.is_history && !work.client_arrived;
  return work.is_cancelled || isMissed ? 'off' : String(work.state.bars);
}

/** What the screen says of counters, steps, payment and what can be done, where the server knows otherwise. */
export async function findUntrueWords(page: Page, truth: Truth): Promise<string[]> {
  const shown = await readScreen(page, (screen) => {
    const seen = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].filter((element) => screen.isSeen(element));
    const count = (selector: string) => {
      const [button] = seen(selector);
      if (button === undefined) return null;
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return /, (\S+) por (ler|tratar)/.exec(name)?.[1] ?? '0';
    };
    const stateIn = (place: ParentNode) =>
      place.querySelector('[role=img][data-state]')?.getAttribute('data-state') ?? null;
    const tabs = seen('main [role=tab], main section > h2 > button').map((tab) =>
      tab.textContent.trim(),
    );
    return {
      counters: {
        bell: count('header button[aria-label^="Notificações"]'),
        agenda: count('nav [data-opens-panel=agenda]'),
        companies: count('nav [data-opens-panel=companies]'),
      },
      tabs,
      cards: seen('main a[href*="/service-details/"]').map((link) => ({
        id: /service-details\/([AS]-\w+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
        state: stateIn(link.closest('article, li') ?? link),
      })),
      state: stateIn(document.querySelector('main') ?? document),
      paid: seen('[data-card=payment] *').map((element) => element.textContent.trim()),
      buttons: seen('main button:enabled').map((button) => button.textContent.trim()),
    };
  });

  const found: string[] = [];
  const compare = (what: string, said: string | null, known: string) => {
    if (said !== null && said !== known) found.push(`${what} says ${said}, the server ${known}`);
  };
  const badge = (number: number) => badgeText(number) ?? '0';
  compare('the bell', shown.counters.bell, badge(truth.unread));
  compare('the agenda', shown.counters.agenda, badge(truth.appointments));
  compare('the companies', shown.counters.companies, badge(truth.elsewhere));
  for (const [title, number] of [
    ['Em Curso', truth.inProgress],
    ['Marcações', truth.scheduled],
  ] as const) {
    const tab = shown.tabs.find((text) => text.startsWith(title))?.slice(title.length);
    if (tab) compare(`«${title}»`, tab.trim(), badge(number));
  }
  for (const { id, state } of shown.cards) {
    const work = truth.listed.find((listed) => listed.id === id);
    if (work && state !== null) compare(`the card of ${id}`, state, stateOf(work));
  }
  return found.concat(truth.subject === null ? [] : findUntrueSubject(shown, truth.subject));
}

function findUntrueSubject(
  shown: { state: string | null; paid: string[]; buttons: string[] },
  work: Subject,
): string[] {
  const found: string[] = [];
  if (shown.state !== null && shown.state !== stateOf(work))
    found.push(`the steps show ${shown.state}, the server says ${stateOf(work)}`);
  const isPaid = work.payment?.state === 'PAYED';
  if (shown.paid.includes('Pago') && !isPaid) found.push('«Pago», which it is not');
  if (shown.paid.some((text) => /^(Pendente|Pagar)/.test(text)) && isPaid)
    found.push('a payment is asked for that is made');
  for (const [button, allowed] of [
    ['Aprovar orçamento', work.allow_approve],
    ['Confirmar presença', work.allow_confirmation],
    ['Cancelar marcação', work.allow_cancel],
  ] as const)
    if (shown.buttons.includes(button) && !allowed)
      found.push(`«${button}» is offered, and the server would refuse it`);
  return found;
}
