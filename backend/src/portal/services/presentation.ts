import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Item } from '@portal/api/items/item';
import type { MediaFile } from '@portal/api/work/mediaFile';
import type { Work } from '@portal/api/work/work';
import { contactNumber } from '@portal/domain/contact/contactNumber';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Backend } from '../../platform/backend.ts';
import {
  distanceInMetres,
  type Place,
} from '../../accounts/companies/directory/distanceInMetres.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { requestStateOnWire } from '../invoices/requestStateOnWire.ts';
import { paymentOnWire } from '../payments/paymentOnWire.ts';
import { refundDeadline } from '../payments/refundDeadline.ts';
import type { Extras, FileRow } from './extras.ts';
import { fileOnWire, type Viewer } from './files/fileOnWire.ts';

/** Whose a work or appointment is. */
export type SubjectOwner = Pick<Work, 'user_id' | 'email' | 'phone'>;

export interface Presentation {
  backend: Pick<Backend, 'media' | 'clock'>;
  company: Company;
  extras: Extras;
  items: ReadonlyMap<string, Item>;
  viewer: Viewer;
  /** Given where the customer looks at the details of what is theirs. */
  owner?: SubjectOwner;
  /** What was agreed at a distance, in details. */
  contract?: Work['contract'];
  /** The budget in force, in details. */
  budget?: BudgetVersion;
  /** Where the customer is, when the portal was allowed to know (DET-04). */
  place?: Place;
}

type SharedFields = Pick<
  Work,
  | 'chat'
  | 'feedback'
  | 'internal_obs'
  | 'show_has_internal_notes_icon'
  | 'payment'
  | 'earlier_payment'
  | 'refunds'
  | 'contract'
  | 'invoice_request'
  | 'invoice_count'
  | 'services'
  | 'company_extras'
  | 'client_extras'
  | 'establishment'
>;

/** The part of a work on the wire that works and appointments have in common. */
export function sharedFields(presentation: Presentation): SharedFields {
  const { backend, company, extras, viewer } = presentation;
  const now = backend.clock.now();
  const files = (owner: FileRow['owner']): MediaFile[] =>
    extras.files
      .filter((file) => file.owner === owner)
      .map((file) => fileOnWire(backend, file, viewer));
  return {
    chat:
      viewer === 'lite'
        ? []
        : extras.chat.map((entry) => ({
            type: entry.author,
            message: entry.message,
            date: entry.sent_at.toISOString(),
            read_date: entry.read_at?.toISOString() ?? null,
          })),
    feedback: extras.rating ?? null,
    internal_obs: viewer === 'customer' ? (extras.note ?? null) : null,
    show_has_internal_notes_icon: viewer === 'customer' && extras.note !== undefined,
    payment: extras.payment === undefined ? null : paymentOnWire(extras.payment, now),
    earlier_payment:
      extras.earlierPayment?.state === 'PAYED' ? paymentOnWire(extras.earlierPayment, now) : null,
    refunds: extras.refunds.map((refund) => ({
      amount: centsToEuros(refund.amount_cents),
      method: refund.method,
      state: refund.state,
      until: refundDeadline(refund.created_at),
      done_at: refund.done_at?.toISOString() ?? null,
    })),
    contract: presentation.contract,
    invoice_request:
      viewer === 'customer' && extras.invoiceRequest !== undefined
        ? {
            ...extras.invoiceRequest,
            state: requestStateOnWire[extras.invoiceRequest.state],
            requested_at: extras.invoiceRequest.requested_at.toISOString(),
          }
        : null,
    invoice_count: viewer === 'customer' ? extras.invoiceCount : 0,
    services: extras.lines.map((line) => ({
      designation: line.designation,
      price: centsToEuros(line.price_cents),
      completed: line.completed,
      discount: line.discount,
    })),
    company_extras: files('COMPANY'),
    client_extras: viewer === 'lite' ? [] : files('CLIENT'),
    establishment: {
      name: company.name,
      address: [company.address, company.town].filter((part) => part !== null).join(', ') || null,
      phone:
        contactNumber({ whatsapp_number: company.whatsappNumber, phone: company.phone }) ?? null,
      distance: distanceOf(presentation),
    },
  };
}

/** How far the provider is from where the customer is, in metres; null when either is not known. */
function distanceOf({ company: { latitude, longitude }, place }: Presentation): number | null {
  if (place === undefined || latitude === null || longitude === null) return null;
  return distanceInMetres(place, { latitude, longitude });
}

/** Whose it is, for nobody but the owner. */
export function ownerFields({ owner, viewer }: Presentation): SubjectOwner {
  const nobody = { user_id: null, email: null, phone: null };
  return viewer === 'customer' ? { ...nobody, ...owner } : nobody;
}
