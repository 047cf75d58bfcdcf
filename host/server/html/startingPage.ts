import { texts } from '../texts.ts';

/** Shown when nothing is known yet (mgmt has never answered); it asks again by itself. */
export function startingPage(): string {
  return `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="3">
<title>${texts.startingTitle} | ${texts.appName}</title>
</head>
<body><main><h1>${texts.startingTitle}</h1><p>${texts.startingBody}</p></main></body>
</html>
`;
}
