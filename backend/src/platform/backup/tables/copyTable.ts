import pg from 'pg';
import {
  from as copyFrom,
  to as copyTo,
  type CopyStreamQuery,
  type CopyToStreamQuery,
} from 'pg-copy-streams';

export interface CopiedTable {
  name: string;
  columns: string[];
}

const target = ({ name, columns }: CopiedTable): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

/** The rows of a table in COPY's text format. */
export const copyTableOut = (table: CopiedTable): CopyToStreamQuery =>
  copyTo(`copy ${target(table)} to stdout`);

/** Takes rows in that format. */
export const copyTableIn = (table: CopiedTable): CopyStreamQuery =>
  copyFrom(`copy ${target(table)} from stdin`);
