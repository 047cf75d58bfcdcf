import { DOCUMENT_ANSWER, type DocumentAnswer } from './documentAnswer.ts';

/**
 * Takes the answers out of the document, for the session of a mark. One is whole when something follows it: a document
 * may be cut off. Those that are of another session than the browser's by now are used by nobody.
 */
export function takeDocumentAnswers(mark: string | null): DocumentAnswer[] {
  const elements = [...document.querySelectorAll(`script[${DOCUMENT_ANSWER.address}]`)];
  const whole = elements.filter(({ nextElementSibling }) => nextElementSibling !== null);
  for (const element of elements) element.remove();
  return whole
    .filter((element) => element.getAttribute(DOCUMENT_ANSWER.session) === mark)
    .map((element) => ({
      address: element.getAttribute(DOCUMENT_ANSWER.address) ?? '',
      status: Number(element.getAttribute(DOCUMENT_ANSWER.status)),
      date: element.getAttribute(DOCUMENT_ANSWER.date),
      body: element.textContent,
    }));
}
