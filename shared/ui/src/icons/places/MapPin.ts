import { MapPin as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const MapPin = createIcon(drawing);
