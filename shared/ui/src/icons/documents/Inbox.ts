import { Inbox as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Inbox = createIcon(drawing);
