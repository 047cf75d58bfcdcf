import * as v from 'valibot';

const sentSchema = v.object({ code: v.string() });

/**
 * The code of an SMS that names this address in its last line (WebOTP), once it arrives and the visitor agrees; undefined
 * where the browser cannot, or when nobody waits any more.
 */
export async function readSentCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  const options: CredentialRequestOptions & { otp: { transport: string[] } } = {
    otp: { transport: ['sms'] },
    signal,
  };
  try {
    const sent = v.safeParse(sentSchema, await navigator.credentials.get(options));
    return sent.success ? sent.output.code : undefined;
  } catch {
    // Refused or given up: the code is typed.
    return undefined;
  }
}
