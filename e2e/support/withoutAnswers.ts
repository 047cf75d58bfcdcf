/**
 * Headers with which a page is opened as one that nobody looks at yet: no answers ride in its document. Tests watch and
 * spoil what pages ask first, so they are opened this way; those about the answers, and whole days, are not.
 */
export const withoutAnswers = { 'Sec-Purpose': 'prefetch' };
