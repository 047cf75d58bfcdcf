import type { Appointment } from '@portal/api/work/appointment';
import type { Item } from '@portal/api/items/item';
import type { Work } from '@portal/api/work/work';

/**
 * What a link shows of a work or appointment: what it is, when, where and in what state. Nothing that the
 * customer wrote, nothing to pay or to join with, no item fields, no actions but confirming and moving (LITE-05, C-113, C-114, RSC-11).
 */
export function liteView(work: Work): Work {
  return {
    ...work,
    draft_work_id: null,
    symptoms: namesOf(work.symptoms),
    allow_cancel: false,
    feedback: null,
    client_obs: null,
    internal_obs: null,
    show_has_internal_notes_icon: false,
    schedule: null,
    token: null,
    token_cal: null,
    checkoutInfo: null,
    user_id: null,
    email: null,
    phone: null,
    item: work.item === null ? null : { ...work.item, workId: null, users: [] },
    chat: [],
    meeting_url: null,
    exit_kms: null,
    payment:
      work.payment === null
        ? null
        : {
            id: '',
            state: work.payment.state,
            method: null,
            total: work.payment.total,
            valid_until: work.payment.valid_until,
            date: null,
            description: null,
            billing: null,
            details: null,
          },
    earlier_payment: null,
    refunds: [],
    company_extras: work.company_extras
      .filter((file) => file.thumbnail_url !== null)
      .map((file) => ({ ...file, description: null })),
    client_extras: [],
  };
}

/** An entry of the agenda as a link shows it. */
export function liteAgendaEntry(entry: Appointment): Appointment {
  return {
    ...entry,
    allow_cancel: false,
    allow_move: false,
    move_refused: null,
    move: null,
    symptoms: namesOf(entry.symptoms),
    item_fo_id: null,
    obs: null,
    token: null,
    token_cal: null,
    payment: null,
    feedback: null,
  };
}

/** An item with its name and a pixelated picture, and none of its fields. */
export function liteItem(item: Item, picture: string | null): Item {
  return {
    id: item.id,
    fo_id: null,
    title: item.title,
    subtitle: item.subtitle,
    photo: picture,
    image: picture,
    workId: null,
    users: [],
    read_specs: [],
    edit_specs: [],
    specs: {},
  };
}

function namesOf(symptoms: Work['symptoms']): Work['symptoms'] {
  return symptoms.map(({ name }) => ({ name, obs_value: null, obs_label: null }));
}
