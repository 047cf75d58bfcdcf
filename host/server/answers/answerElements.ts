import { DOCUMENT_ANSWER, type DocumentAnswer } from '../../src/early/documentAnswer.ts';
import { escapeHtml } from '../html/escapeHtml.ts';

/**
 * Answers as the document holds them: data, which no policy lets run and nothing in which can end its element.
 * @param mark of the session that they are of
 */
export function answerElements(answers: readonly DocumentAnswer[], mark: string | null): string {
  return answers
    .map(({ address, status, date, body }) => {
      const said = [
        [DOCUMENT_ANSWER.address, address],
        [DOCUMENT_ANSWER.status, String(status)],
        [DOCUMENT_ANSWER.date, date],
        [DOCUMENT_ANSWER.session, mark],
      ] as const;
      const attributes = said
        .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeHtml(value)}"`))
        .join('');
      const json = body.replaceAll('<', '\\u003c');
      return `<script type="application/json"${attributes}>${json}</script>\n`;
    })
    .join('');
}
