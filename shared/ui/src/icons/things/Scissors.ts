import { Scissors as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Scissors = createIcon(drawing);
