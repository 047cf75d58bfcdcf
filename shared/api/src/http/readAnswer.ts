/** What a service answered, whatever it says. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The value that JSON stands for: an empty object for no text, null for what is no JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads an answer to its end.
 * @throws when it breaks off
 */
export async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, body: parseJson(await response.text()) };
}
