import { CalendarDays as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CalendarDays = createIcon(drawing);
