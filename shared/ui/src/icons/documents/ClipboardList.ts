import { ClipboardList as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ClipboardList = createIcon(drawing);
