/** Brings the focus to the choices of a job: to what is chosen, else to the first; without an id to the first job's. */
export function focusChoices(jobId?: string): void {
  const groups = Array.from(document.querySelectorAll<HTMLElement>('[data-choices]'));
  const group = groups.find(({ dataset }) => jobId === undefined || dataset['choices'] === jobId);
  const input = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input');
  input?.focus();
}
