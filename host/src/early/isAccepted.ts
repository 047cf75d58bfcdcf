/** Code of the answer that the terms were accepted before (SHL-52, C-67). */
const ACCEPTED_BEFORE = 5;

/** Whether an answer of pre-signup lets the start go on: 409 with code 5 and type `Failure` does (SHL-52). */
export function isAccepted(
  { type, code }: { type?: string | undefined; code?: string | number | undefined },
  status: number,
): boolean {
  if (status < 300) return type === 'Success';
  return status === 409 && Number(code) === ACCEPTED_BEFORE && type === 'Failure';
}
