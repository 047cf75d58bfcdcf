import { Send as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Send = createIcon(drawing);
