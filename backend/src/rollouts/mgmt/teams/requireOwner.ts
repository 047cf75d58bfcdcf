import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { mayChange, type Caller } from './caller.ts';
import { ownerOf } from './members.ts';

/** @throws ApiError 403 that says whose the remote is */
export async function requireOwner(
  database: Database,
  caller: Caller,
  remote: string,
): Promise<void> {
  if (caller.member === undefined || mayChange(caller, remote)) return;
  const owner = await ownerOf(database, remote);
  const { team } = caller.member;
  throw new ApiError(
    403,
    owner === undefined
      ? `${remote} belongs to no team, and so to the administrator, who can give it to ${team}.`
      : `${remote} belongs to the team ${owner}, not to ${team}.`,
  );
}
