import type { ReleaseFile } from '@portal/contract/release';
import type { BuildParts } from './readBuild.ts';

/** `host/dist/host.json`: what the edge needs to know of the host's build. */
export interface HostBuild extends BuildParts {
  version: string;
  /** Version of the contract that it offers to remotes. */
  contract: string;
  /** Absolute path of the folder of the files, with a final slash. */
  base: string;
  /** The shell needs no token of a session in script: the edge keeps it and adds it to the calls. */
  sessionAtEdge: boolean;
  /** Its first script takes the answers that ride in the document. */
  answersInDocument: boolean;
  files: ReleaseFile[];
}
