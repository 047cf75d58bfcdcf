import { MessageCircle as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const MessageCircle = createIcon(drawing);
