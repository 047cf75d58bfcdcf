import { existsSync, readFileSync } from 'node:fs';
import { remoteManifestSchema, type RemoteManifest } from '@portal/contract/remoteManifest';
import * as v from 'valibot';
import { messageOf } from '@portal/domain/text/messageOf';
import { Problem } from '../terminal/problem.ts';

/**
 * Reads a `remote.json`.
 * @param name the file as people know it
 * @throws Problem with what is wrong in it
 */
export function readManifest(file: string, name: string): RemoteManifest {
  if (!existsSync(file)) throw new Problem(`There is no ${name} here.`);
  try {
    return v.parse(remoteManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const where = v.isValiError(error) ? v.getDotPath(error.issues[0]) : null;
    const reason = messageOf(error);
    throw new Problem(`${name} is not right${where === null ? '' : ` at ${where}`}: ${reason}`);
  }
}
