import { CircleQuestionMark as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CircleQuestionMark = createIcon(drawing);
