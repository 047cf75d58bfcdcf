import { isChatReadOnly } from '@portal/domain/work/isChatReadOnly';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { addChatEntry } from '../services/chat/chat.ts';
import { texts } from '../services/texts.ts';
import type { AppointmentRow } from './appointmentRow.ts';
import { appointmentFacts } from './appointmentFacts.ts';

/**
 * Adds the customer's message (DET-48), of an appointment that became a work to that work (C-962).
 * @throws ApiError 409 when the chat is read-only (DET-49)
 */
export async function addAppointmentMessage(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  row: AppointmentRow,
  message: string,
): Promise<void> {
  const now = clock.now();
  const isOver = row.workId === null && isChatReadOnly(appointmentFacts(row, now));
  if (isOver) throw new ApiError(409, texts.chatClosed);
  await addChatEntry(database, {
    companyId: row.companyId,
    subject: row.workId === null ? `S-${row.id}` : `A-${row.workId}`,
    author: 'CLIENT',
    message,
    at: now,
  });
}
