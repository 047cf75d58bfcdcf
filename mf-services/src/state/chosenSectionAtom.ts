import { SECTIONS, type Section } from '../work/home/sections.ts';
import { atom } from 'jotai';
import * as v from 'valibot';
import { sessionAtom } from './sessionAtom.ts';

const sectionSchema = v.picklist(SECTIONS);
const isOpen = v.optional(v.boolean());

/** The tab the customer chose; null until one was (SRV-05). */
export const chosenSectionAtom = sessionAtom<Section | null>(
  'services.home.section',
  v.nullable(sectionSchema),
  null,
);

/** Sections the customer opened or closed on a wide screen; others follow their contents (SRV-08). */
export const openSectionsAtom = sessionAtom<Partial<Record<Section, boolean>>>(
  'services.home.open',
  v.object({ inProgress: isOpen, scheduled: isOpen, history: isOpen }),
  {},
);

/** How far each tab was scrolled, in pixels (SRV-06). */
export const scrollBySectionAtom = atom<Partial<Record<Section, number>>>({});
