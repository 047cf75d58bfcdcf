import { FileCheck as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const FileCheck = createIcon(drawing);
