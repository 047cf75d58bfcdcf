import { textsIn } from './textsIn.ts';

/** What only those read who work on the portal, in English: answers to providers and administrators, faults of databases and gateways, what a server says as it starts. */
const FOR_TEAMS =
  /^backend\/src\/(?:openapi|rollouts|provider|setup\/(?:api|links|providers)|platform\/(?:backup|database|jobs|operations|outside)|portal\/(?:reset|invoicing|payments\/(?:gateways|sandbox)))\/|^backend\/src\/platform\/(?:productionProblems|http\/adminToken|messaging\/(?:sendAwaited|sendSms)|media\/refuseWhileSilent)\.ts$|^backend\/src\/setup\/owners\/ownerRoutes\.ts$|^host\/server\/(?:main|drawing\/(?:createDrawingClient|service\/main)|metrics\/createEdgeMetrics|proxy\/createSilenceWatch|environment\/(?:buildProblem|developmentWarning))\.ts$/;

/** When a kind of notification is sent: the words of `docs/notifications.md`, in English. */
const SENT_WHEN = /^(?:the (?:customer|provider)|an? (?:approval|booking|payment)) /;

/** How a sentence or a label begins, which names for programs and the words of queries do not. */
const BEGINNING = /^\P{L}*\p{Lu}\p{Ll}/u;

/** Headers, keys, faults and fixed answers: what programs call each other. */
const NAMES = [
  /^[A-Z]\w*(?:-[A-Z]\w*)+(?:[:,](?: [\w-]+)?)?(?:; \w+=)?$/,
  /^(?:Arrow(?:Up|Down|Left|Right)|Backspace|Enter|Escape|Tab)$/,
  /^\w+Error$/,
  /^(?:AppleWebKit|Artifact|Authorization|Bearer|Connection|Document|Europe\/Lisbon|Failure|Invalid|Lax|Layout|Notification|Pagination|PushManager|Segmenter|Success|Vary|group|lucide)$/,
];

/** Selectors, markup and permissions. */
const SYNTAX = /[[\]{}<>=]|; |^(?:allow-[a-z-]+ ?)+$/;

/** Whether a file is a catalogue of texts. */
export function isCatalogue(file: string): boolean {
  return /(?:^|\/|[a-z])[tT]exts\.ts$/.test(file);
}

/**
 * What customers may read of a source; `file` is its path from the root of the repository. In a catalogue, a remote and
 * wherever Portuguese stands that is every text; elsewhere what is drawn, and what begins like a sentence or a label.
 */
export function textsForCustomers(file: string, source: string): string[] {
  if (FOR_TEAMS.test(file) && !isCatalogue(file)) return [];
  const texts = textsIn(file, source).filter((text) => !SENT_WHEN.test(text));
  if (isCatalogue(file) || file.startsWith('mf-')) return texts;
  const unnamed = texts.filter((text) => !NAMES.some((name) => name.test(text)));
  if (unnamed.some((text) => /[à-ú]/i.test(text))) return unnamed;
  return unnamed.filter(
    (text) => !SYNTAX.test(text) && (file.endsWith('.tsx') || BEGINNING.test(text)),
  );
}
