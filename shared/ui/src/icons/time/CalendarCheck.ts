import { CalendarCheck as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CalendarCheck = createIcon(drawing);
