import { Ban as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Ban = createIcon(drawing);
