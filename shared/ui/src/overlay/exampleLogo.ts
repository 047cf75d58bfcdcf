/** An invented provider's logo for the catalogue. */
export const exampleLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="48" viewBox="0 0 150 48"><circle cx="24" cy="24" r="22" fill="#12356b"/><path d="M12 30l12-14 12 14z" fill="#fff"/><text x="56" y="31" font-size="20" font-family="sans-serif" fill="#12356b">Mirante</text></svg>',
)}`;
