import type { ChatEntry } from '@portal/api/work/work';
import { formatDayMonth, lisbonTime, lisbonToday, type IsoDate } from '@portal/domain/time/isoDate';
import type { ChatMessage } from '@portal/ui/ChatList';
import { texts } from '../texts.ts';

/** The conversation as bubbles: day headings, who wrote when, and whether it was read (DET-14). */
export function chatBubbles(
  chat: readonly ChatEntry[],
  providerName: string,
  today: IsoDate,
): ChatMessage[] {
  let lastDay = '';
  return chat.map((entry, index) => {
    const instant = new Date(entry.date);
    const day = lisbonToday(instant);
    const isNewDay = day !== lastDay;
    lastDay = day;
    const time = lisbonTime(instant);
    const own = entry.type === 'CLIENT';
    const sent = entry.read_date ? `${time} · ${texts.messages.read}` : time;
    return {
      id: `${index}-${entry.date}`,
      text: entry.message,
      own,
      meta: own ? sent : `${providerName}, ${time}`,
      day: isNewDay ? formatDayMonth(day, today) : undefined,
    };
  });
}
