import { MessageSquare as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const MessageSquare = createIcon(drawing);
