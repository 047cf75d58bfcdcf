/** Features, or properties with all their values, with the reason of each. */
export type Accepted = Readonly<Record<string, string>>;

/** What the built scripts use although one of the oldest browsers lacks it, and why nothing breaks. */
export const acceptedInScripts: Accepted = {
  'AbortSignal.any': 'the shell provides it (host/src/browser/olderBrowsers)',
  'AbortSignal.timeout': 'the shell provides it',
  'URL.canParse': 'the shell provides it',
  '.toSorted()': 'the shell provides it',
  'Intl.Segmenter': 'fitText asks for it first',
  'PublicKeyCredential.getClientCapabilities': 'the library of passkeys asks for it first',
  'PublicKeyCredential.isConditionalMediationAvailable': 'the library asks for it first',
  'Notification.permission': 'canPush asks first whether there are notifications',
  'Notification.requestPermission': 'canPush asks first',
  '.adopt()': 'a method of ours, not of the disposable stacks',
  '.use()': 'a method of React, not of the disposable stacks',
};

/** The same for the style sheets, by property or feature; its values are accepted with a property. */
export const acceptedInStyles: Accepted = {
  // Looks that are nicer where they are known.
  '-webkit-tap-highlight-color': 'a grey flash under the finger',
  '::-webkit-scrollbar': 'a visible scroll bar',
  'scrollbar-width': 'a visible scroll bar',
  'backdrop-filter': 'bars without blur, on a background that nearly covers',
  cursor: 'a phone has none',
  'forced-color-adjust': 'Safari has no forced colours',
  hyphens: 'a word is broken without a hyphen',
  'hyphenate-limit-chars': 'a short word may be broken as well',
  outline: 'square corners around what has the focus',
  'overflow-anchor': 'a list may move while it loads',
  'overflow-clip-margin': 'Safari clips a shadow',
  'overscroll-behavior': 'the page behind moves at the end of a list',
  'overscroll-behavior-y': 'the page bounces',
  resize: 'a field of text keeps its height',
  rotate: 'an icon does not turn',
  scale: 'no growing while something appears',
  'text-size-adjust': 'Safari knows it by its prefix',
  'text-wrap': 'lines of uneven length',
  translate: 'no movement while something appears',
  '::view-transition': 'pages change without a move',
  '::view-transition-group': 'as ::view-transition',
  '::view-transition-old': 'as ::view-transition',
  'user-select': 'text of a control can be marked',
  ':autofill': 'a field that was filled in by the browser keeps its colour',
  'color-mix()': 'a bar or a line without its tint',
  '@property': 'each element works the colours of the brand out anew',
  // Parts that do their work another way.
  '@container': 'one column, as on the narrowest phone',
  'container-type': 'as @container',
  cqi: 'as @container',
  ':has': 'the page behind a dialog can be scrolled',
  dvh: 'the whole height stands before it',
  dvb: 'the whole height stands before it',
  'field-sizing': 'a field of text scrolls',
  'appearance: base-select': 'the list of the device instead of ours',
  '::picker': 'the list of the device instead of ours',
  '::picker-icon': 'the list of the device instead of ours',
  '::checkmark': 'the list of the device instead of ours',
  ':open': 'the list of the device instead of ours',
  'anchor-size()': 'the list of the device instead of ours',
  'min-inline-size: anchor-size': 'the list of the device instead of ours',
  'position-area': 'the calendar opens in the middle',
  '@position-try': 'the calendar opens in the middle',
  'position-try-fallbacks': 'the calendar opens in the middle',
  // Shades of the provider's colour.
  'relative colour': 'the shell writes the shades itself (provideBrand)',
  'color()': 'as relative colours',
  'oklch()': 'as relative colours',
};

/** Whether nothing breaks where a feature is not known. */
export function isAccepted(feature: string, accepted: Accepted): boolean {
  return feature in accepted || (feature.split(':')[0] || feature) in accepted;
}
