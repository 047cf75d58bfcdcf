import { Receipt as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Receipt = createIcon(drawing);
