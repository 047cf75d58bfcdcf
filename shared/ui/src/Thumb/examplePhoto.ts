/** A drawn car that stands for a photograph in the catalogue. */
export const examplePhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    '<rect width="96" height="96" fill="#c9d4dc"/><rect y="62" width="96" height="34" fill="#7d858b"/>' +
    '<path d="M10 66v-14l12-4 12-14h30l14 14 10 3v15z" fill="#a8432f"/>' +
    '<path d="M27 47l9-9h12v9zM52 38h10l9 9H52z" fill="#dfe9ee"/>' +
    '<circle cx="28" cy="67" r="9" fill="#23262a"/><circle cx="70" cy="67" r="9" fill="#23262a"/>' +
    '<circle cx="28" cy="67" r="4" fill="#c4cad0"/><circle cx="70" cy="67" r="4" fill="#c4cad0"/></svg>',
)}`;

/** The same in a handful of pixels, as lite mode sends it. */
export const examplePixels = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 6" shape-rendering="crispEdges">' +
    '<rect width="6" height="6" fill="#c9d4dc"/><rect y="4" width="6" height="2" fill="#7d858b"/>' +
    '<rect y="3" width="6" height="1" fill="#a8432f"/><rect x="2" y="2" width="3" height="1" fill="#c77b6c"/>' +
    '<rect x="1" y="4" width="1" height="1" fill="#3a3e43"/><rect x="4" y="4" width="1" height="1" fill="#3a3e43"/></svg>',
)}`;
