import { ClipboardCheck as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ClipboardCheck = createIcon(drawing);
