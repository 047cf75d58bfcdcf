import { Car as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Car = createIcon(drawing);
