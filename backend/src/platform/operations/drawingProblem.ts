import { connect } from 'node:net';

/** How long a service on this machine may take to open its door, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Why edges with this setting find no drawing service, in a sentence; undefined where one listens, or none is wanted.
 * @param socket `PORTAL_DRAWING_SOCKET`
 */
export function drawingProblem(socket: string | undefined): Promise<string | undefined> {
  if (socket === undefined || socket === '') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const door = connect({ path: socket, timeout: TIMEOUT_MS });
    const end = (problem?: string) => {
      door.destroy();
      resolve(problem);
    };
    const nobody = () =>
      end(
        `Nothing listens on ${socket} (PORTAL_DRAWING_SOCKET), so that no page of a link is drawn: systemctl enable --now portal-drawing, or leave the setting empty.`,
      );
    door.once('connect', () => end()).once('error', nobody);
    door.once('timeout', nobody);
  });
}
