import { Store as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Store = createIcon(drawing);
