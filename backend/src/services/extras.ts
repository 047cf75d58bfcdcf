import { selectRows, type Sql } from '../database/sql.ts';
import { loadPayments, type StoredPayment } from '../payments/storedPayment.ts';

export interface TaskLineRow {
  designation: string;
  price_cents: number;
  completed: boolean;
  discount: string;
}
export interface ChatRow {
  author: 'CLIENT' | 'COMPANY';
  message: string;
  sent_at: Date;
  read_at: Date | null;
}
export interface FileRow {
  id: string;
  owner: 'CLIENT' | 'COMPANY';
  media_id: string;
  file_name: string;
  description: string | null;
  created_at: Date;
  type: string;
  has_thumbnail: boolean;
}

/** What hangs on works and appointments, by subject. */
export interface Extras {
  lines: TaskLineRow[];
  chat: ChatRow[];
  files: FileRow[];
  rating: { classification: number; observation: string | null } | undefined;
  note: string | undefined;
  payment: StoredPayment | undefined;
}

type Subject<Row> = Row & { subject: string };

/** Loads what hangs on the subjects in one round of queries, however many there are. */
export async function loadExtras(
  sql: Sql,
  companyId: string,
  subjects: readonly string[],
): Promise<Map<string, Extras>> {
  const values = [companyId, subjects];
  const lines = await selectRows<Subject<TaskLineRow>>(
    sql,
    `select 'A-' || line.work_id as subject, line.designation, line.price_cents, line.completed, line.discount
     from task_lines line join works work on work.id = line.work_id
     where work.company_id = $1 and 'A-' || line.work_id = any($2) order by line.position`,
    values,
  );
  const chat = await selectRows<Subject<ChatRow>>(
    sql,
    'select subject, author, message, sent_at, read_at from chat_entries where company_id = $1 and subject = any($2) order by sent_at, sequence',
    values,
  );
  const files = await selectRows<Subject<FileRow>>(
    sql,
    `select file.subject, file.id, file.owner, file.media_id, file.file_name, file.description, file.created_at, media.type, media.has_thumbnail
     from subject_files file join media_files media on media.id = file.media_id
     where file.company_id = $1 and file.subject = any($2) and file.removed_at is null order by file.created_at, file.id`,
    values,
  );
  const ratings = await selectRows<Subject<{ classification: number; observation: string | null }>>(
    sql,
    'select subject, classification, observation from ratings where company_id = $1 and subject = any($2)',
    values,
  );
  const notes = await selectRows<Subject<{ note: string }>>(
    sql,
    'select subject, note from private_notes where company_id = $1 and subject = any($2)',
    values,
  );
  const payments = await loadPayments(sql, companyId, subjects);
  return new Map(
    subjects.map((subject) => {
      const mine = <Row extends { subject: string }>(rows: Row[]) =>
        rows.filter((row) => row.subject === subject);
      return [
        subject,
        {
          lines: mine(lines),
          chat: mine(chat),
          files: mine(files),
          rating: mine(ratings)[0],
          note: mine(notes)[0]?.note,
          payment: payments.get(subject),
        },
      ];
    }),
  );
}
