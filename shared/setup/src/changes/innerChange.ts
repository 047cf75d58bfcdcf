/** One value within a field or record that is another one, in words. */
export interface InnerChange {
  /** Where it stands: `Duração`, `Marcação a chegar · Texto`; empty for the field itself. */
  place: string;
  before: string;
  after: string;
  /** Whether both are drawings, as SVG. */
  isPicture: boolean;
}
