import { CalendarPlus as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CalendarPlus = createIcon(drawing);
