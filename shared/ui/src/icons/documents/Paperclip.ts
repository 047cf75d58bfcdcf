import { Paperclip as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Paperclip = createIcon(drawing);
