import { CalendarX as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CalendarX = createIcon(drawing);
