import type { Job, JobLine } from '@portal/api/work/budget/budget';

const lineContent = ({ designation, price, discount, vat_rate: rate }: JobLine) => [
  designation,
  price,
  discount,
  rate,
];

/** All of a job that a customer decides about: what is done of it meanwhile and its addresses of files do not count. */
export function contentOf(job: Job): string {
  return JSON.stringify([
    job.title,
    job.description,
    job.urgency,
    job.required,
    job.warranty_months,
    job.subtotal,
    job.labour.map(lineContent),
    job.materials.map(lineContent),
    job.files.map(({ id }) => id),
  ]);
}
