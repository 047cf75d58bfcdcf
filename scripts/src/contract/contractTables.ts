import { events } from '@portal/contract/events';
import { interfaceMembers } from './interfaceMembers.ts';

/** The page of the documentation that carries the tables, from the project's folder. */
export const PAGE = 'docs/contract.md';

const INTERFACES: readonly [file: string, name: string][] = [
  ['portalContext', 'PortalContext'],
  ['session', 'SessionHandle'],
  ['session', 'Session'],
  ['session', 'Subject'],
  ['eventBus', 'EventBus'],
  ['live', 'Live'],
  ['navigation', 'Navigation'],
  ['overlays', 'Overlays'],
  ['native', 'NativeCapabilities'],
  ['report', 'Report'],
  ['providerSnapshot', 'ProviderSnapshot'],
];

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function memberTable(
  declarations: ReadonlyMap<string, string>,
  file: string,
  name: string,
): string {
  const members = interfaceMembers(declarations.get(file) ?? '', name);
  const rows = members.map(({ name: member, type, description }) => [
    `\`${member}\``,
    `\`${type}\``,
    description,
  ]);
  return `### ${name}\n\n${table(['member', 'type', 'what it is for'], rows)}`;
}

interface Described {
  type: string;
  entries?: Readonly<Record<string, Described>>;
  wrapped?: Described;
  options?: readonly string[];
}

function payload(schema: Described): string {
  if (schema.type === 'nullable' && schema.wrapped) return `${payload(schema.wrapped)} or null`;
  if (schema.type === 'optional' && schema.wrapped) return `${payload(schema.wrapped)} or absent`;
  if (schema.options) return schema.options.join(' or ');
  const entries = Object.entries(schema.entries ?? {});
  if (schema.type !== 'object') return schema.type;
  if (entries.length === 0) return 'nothing';
  return entries.map(([name, value]) => `${name}: ${payload(value)}`).join(', ');
}

function descriptionOf(declaration: string, event: string): string {
  const comment = declaration.match(
    new RegExp(`/\\*\\* ([^*]*) \\*/\\s+readonly '${event.replaceAll('.', '\\.')}'`),
  );
  return comment?.[1] ?? '';
}

function eventTable(declarations: ReadonlyMap<string, string>): string {
  const declaration = declarations.get('events') ?? '';
  const rows = Object.entries(events).map(([name, event]) => [
    `\`${name}\``,
    String(event.version),
    event.retained ? 'yes' : 'no',
    payload(event.payload),
    descriptionOf(declaration, name),
  ]);
  return table(['event', 'version', 'retained', 'payload', 'when'], rows);
}

/** The generated part of the page: what stands between its two markers. */
export function contractTables(declarations: ReadonlyMap<string, string>): string {
  return [
    '## Events',
    eventTable(declarations),
    '## Members',
    ...INTERFACES.map(([file, name]) => memberTable(declarations, file, name)),
  ].join('\n\n');
}

const BETWEEN = /(<!-- generated -->\n)[\s\S]*(\n<!-- end -->)/;

/** The page with its tables made anew. @throws when the page has lost its markers. */
export function withTables(page: string, tables: string): string {
  if (!BETWEEN.test(page)) throw new Error(`${PAGE} has lost the markers of its tables.`);
  return page.replace(BETWEEN, (_all, start: string, end: string) => `${start}\n${tables}\n${end}`);
}
