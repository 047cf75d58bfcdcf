import * as v from 'valibot';

/** Between the marks of attributes there is no mark: whoever draws has escaped it. */
const VALUE = /"[^"]*"/g;
/** What no policy of a page lets stand, and what could begin a script. */
const REFUSED = /<[^<>]*\s(?:style|on[a-z]+)=|<script/i;

/** What is in neither form nowhere stands in a tag either, which is true of nearly all that is drawn. */
const SUSPICIOUS = /\s(?:style|on[a-z]+)=|<script/i;

/** Markup that was drawn on a server: without styles and handlers in attributes, and without scripts. */
export const drawnMarkupSchema = v.pipe(
  v.string(),
  v.check(
    (markup) => !SUSPICIOUS.test(markup) || !REFUSED.test(markup.replaceAll(VALUE, '""')),
    'It draws what no policy lets stand: a style= attribute, a handler or a script.',
  ),
);
