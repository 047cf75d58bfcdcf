import { FileText as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const FileText = createIcon(drawing);
