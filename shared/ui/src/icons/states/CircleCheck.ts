import { CircleCheck as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CircleCheck = createIcon(drawing);
