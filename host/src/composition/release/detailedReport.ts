import type { FailureReport, Report } from '@portal/contract/report';

/** A failure, and where in the code it happened as far as the error says. */
export type DetailedFailure = FailureReport & { stack?: string | undefined };

/** The report of the shell, which also counts errors by where they happened; remotes know the plain one. */
export interface DetailedReport extends Report {
  failure(failure: DetailedFailure): void;
}
