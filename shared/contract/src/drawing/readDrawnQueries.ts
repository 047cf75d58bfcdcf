import * as v from 'valibot';
import { drawnQueriesSchema, type DrawnQueries } from './drawnQueries.ts';

const schema = v.pipe(v.string(), v.parseJson(), drawnQueriesSchema);

/** The data of a page that was drawn for its visitor, as its element names them; of a page of everybody's none. */
export function readDrawnQueries(drawn: string): DrawnQueries {
  return drawn === '' ? [] : v.parse(schema, drawn);
}
