import { recordingToolSchema, type RecordingTool } from '@portal/contract/bootDocument';
import * as v from 'valibot';

/**
 * The session-recording tool of this installation (CKE-17), null when none is set. Its script is
 * loaded over TLS; only a portal that is not in production may have it on plain HTTP.
 * @throws Error naming the wrong variable.
 */
export function readRecordingTool(
  url: string,
  integrity: string,
  mode: 'development' | 'test' | 'production',
): RecordingTool | null {
  if (url === '') return null;
  const parsed = v.safeParse(recordingToolSchema, {
    url,
    ...(integrity === '' ? {} : { integrity }),
  });
  if (!parsed.success) {
    const wrong = v.getDotPath(parsed.issues[0]) === 'url' ? 'URL' : 'INTEGRITY';
    throw new Error(`The environment variable PORTAL_RECORDING_${wrong} is wrong.`);
  }
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && (mode === 'production' || protocol !== 'http:')) {
    throw new Error('PORTAL_RECORDING_URL must begin with https://.');
  }
  return parsed.output;
}
