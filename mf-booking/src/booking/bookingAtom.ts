import { startWizard, type BookingState } from './bookingState.ts';
import { atom } from 'jotai';

/** What is typed over the customer's stored data in step 3. */
export interface ContactEdits {
  readonly name?: string;
  /** National digits. */
  readonly phone?: string;
  readonly email?: string;
}

export interface Draft {
  readonly schedulerId: string;
  readonly draftWorkId: string;
}

/** Everything the customer chose and typed in the wizard. */
export interface Wizard {
  readonly machine: BookingState;
  readonly draft: Draft | null;
  /** Fields of an item that is added with the booking (`tempEquipData`), by field name. */
  readonly newItem: Readonly<Record<string, string>>;
  readonly contact: ContactEdits;
  /** Name of the chosen item, as its list gave it. */
  readonly itemName: string | null;
  /** Free times offered after the chosen one was taken. */
  readonly alternatives: readonly { readonly date: string; readonly time: string }[];
}

/** The item id that stands for an item not added yet. */
export const NEW_ITEM = 'new';

/** A wizard around a machine, with nothing typed. */
export function freshWizard(machine: BookingState): Wizard {
  return { machine, draft: null, newItem: {}, contact: {}, itemName: null, alternatives: [] };
}

/** The wizard of the page; each page has its own store. */
export const wizardAtom = atom<Wizard>(
  freshWizard(startWizard({ today: '', isLite: false, supportsItems: false })),
);
