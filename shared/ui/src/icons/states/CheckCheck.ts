import { CheckCheck as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CheckCheck = createIcon(drawing);
