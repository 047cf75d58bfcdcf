import * as v from 'valibot';
import { drawnVisitSchema, type DrawnVisit } from './visitToDraw.ts';

const schema = v.pipe(v.string(), v.parseJson(), drawnVisitSchema.entries.queries);

/** The data of a page that was drawn for its visitor, as its element names them; of a page of everybody's none. */
export function readDrawnQueries(drawn: string): DrawnVisit['queries'] {
  return drawn === '' ? [] : v.parse(schema, drawn);
}
