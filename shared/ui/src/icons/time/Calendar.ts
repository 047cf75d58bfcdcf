import { Calendar as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Calendar = createIcon(drawing);
