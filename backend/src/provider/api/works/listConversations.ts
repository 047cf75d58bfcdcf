import type { Conversation, Conversations } from '@portal/api/provider/conversations';
import type { Work } from '@portal/api/work/work';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import {
  cutPage,
  positionSchema,
  type ListPage,
  type PageRules,
} from '../../../platform/http/listPage.ts';
import { findSubjectOfCompany } from '../../../portal/services/findSubjectOfCompany.ts';
import { presentForProvider } from '../subjects/presentForProvider.ts';

interface Position {
  at: string;
  subject: string;
}

const MOST = 200;
/** Lines that are shown of each: enough to know what an answer is about. */
const LINES = 20;

/** Conversations are whole, so that fewer of them make a page than of other lists. */
export const conversationPages: PageRules<Position> = {
  usual: 50,
  most: MOST,
  isGenerous: false,
  position: v.object({
    at: positionSchema.entries.at,
    subject: v.pipe(v.string(), v.regex(/^[AS]-[0-9a-z]{26}$/)),
  }),
  refusals: {
    limit: `limit is a number from 1 to ${MOST}.`,
    cursor: 'cursor is not one that this list gave.',
  },
};

/**
 * What customers wrote about their works and appointments and nobody answered, whoever waits longest first (C-797). A
 * message of the provider answers all that stands before it. What was written on an appointment that became a work is that
 * work's (C-962).
 */
export async function listConversations(
  backend: Backend,
  company: Company,
  page: ListPage<Position>,
): Promise<Conversations> {
  const about = sql`coalesce('A-' || work.id, entry.subject)`;
  const isAfter =
    page.after === undefined
      ? sql`true`
      : sql`(min(entry.sent_at), ${about}) > (${page.after.at}, ${page.after.subject})`;
  const { rows } = await sql<Position & { since: Date }>`
    select ${about} as subject, min(entry.sent_at) as since, min(entry.sent_at)::text as at
    from chat_entries entry
    left join works work on entry.subject like 'S-%' and work.appointment_id = substr(entry.subject, 3)
    where entry.company_id = ${company.id} and entry.author = 'CLIENT' and entry.read_at is null
    group by ${about} having ${isAfter}
    order by min(entry.sent_at), ${about} limit ${page.size + 1}`.execute(backend.database);
  const { rows: shown, next } = cutPage(rows, page, ({ at, subject }) => ({ at, subject }));
  const conversations = await Promise.all(
    shown.map((row) => presentConversation(backend, company, row)),
  );
  return { conversations: conversations.filter((one) => one !== undefined), next };
}

async function presentConversation(
  backend: Backend,
  company: Company,
  { subject: id, since }: { subject: string; since: Date },
): Promise<Conversation | undefined> {
  const subject = await findSubjectOfCompany(backend.database, company.id, id);
  if (subject === undefined) return undefined;
  const work = await presentForProvider(backend, company, subject);
  return {
    id,
    customer: work.customer,
    about: aboutOf(work),
    since: since.toISOString(),
    messages: (work.chat ?? []).slice(-LINES),
  };
}

function aboutOf({ item, symptoms, state }: Work): string {
  if (item !== null) return [item.title, item.subtitle].filter(Boolean).join(' · ');
  return symptoms.map(({ name }) => name).join(', ') || state.name;
}
