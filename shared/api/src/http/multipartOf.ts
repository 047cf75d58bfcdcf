const LINE = '\r\n';

/** As browsers write names in a part's header. */
function quoted(name: string): string {
  const escaped = name.replace(/[\r\n"]/g, (sign) => encodeURIComponent(sign));
  return `"${escaped}"`;
}

function newBoundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // A Blob's type is lower case.
  return `portal-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A form as a body that any browser can read back, which the shell does with every body: WebKit 2.50, the engine of
 * Safari 26, cannot read one that was made of a form with a file.
 * @returns the body; its type names the boundary
 */
export function multipartOf(form: FormData): Blob {
  const boundary = newBoundary();
  const parts = [...form].flatMap(([name, value]): (string | Blob)[] => {
    const head = `--${boundary}${LINE}Content-Disposition: form-data; name=${quoted(name)}`;
    if (typeof value === 'string') return [`${head}${LINE}${LINE}`, value, LINE];
    const type = `Content-Type: ${value.type || 'application/octet-stream'}`;
    const file = `; filename=${quoted(value.name)}${LINE}${type}`;
    return [`${head}${file}${LINE}${LINE}`, value, LINE];
  });
  return new Blob([...parts, `--${boundary}--${LINE}`], {
    type: `multipart/form-data; boundary=${boundary}`,
  });
}
