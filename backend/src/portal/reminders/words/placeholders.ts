import type { ReminderRule } from '@portal/api/provider/reminders';

/** What a rule's text may name (REM-03); `estado` is of a stage alone, which has one to say (REM-02). */
export interface ReminderFacts {
  nome: string;
  prestador: string;
  serviço: string;
  data: string;
  hora: string;
  valor: string;
  ligação: string;
  estado: string;
}

const names = ['nome', 'prestador', 'serviço', 'data', 'hora', 'valor', 'ligação'] as const;
const placeholder = /\{([^{}]*)\}/g;

const isName = (name: string): name is keyof ReminderFacts =>
  name === 'estado' || names.some((known) => known === name);

/** The first placeholder of a rule that has no meaning, as it is written there. */
export function unknownPlaceholder({
  event,
  text,
}: Pick<ReminderRule, 'event' | 'text'>): string | undefined {
  const found = [...text.normalize('NFC').matchAll(placeholder)];
  return found.find(
    ([, name = '']) => !isName(name) || (name === 'estado' && event !== 'work.state'),
  )?.[0];
}

/** A rule's text with its facts; where one has nothing to say, nothing stands in its place, brackets included. */
export function fillPlaceholders(text: string, facts: ReminderFacts): string {
  const words = text.normalize('NFC');
  const value = (whole: string, name: string) => (isName(name) ? facts[name] : whole);
  const emptied = words.replaceAll(/ ?\(\{([^{}]*)\}\)/g, (whole, name: string) =>
    isName(name) && facts[name] === '' ? '' : whole,
  );
  return emptied.replaceAll(placeholder, value);
}
