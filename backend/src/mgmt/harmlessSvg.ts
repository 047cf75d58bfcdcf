const forbidden = [
  /<\s*(script|foreignobject|iframe|object|embed|use|image|animate|set|handler)\b/i,
  /\son[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*(?!["']?#)/i,
  /url\(\s*(?!["']?#)/i,
  /<!doctype|<!entity|<\?xml-stylesheet|@import|javascript:/i,
];

/** True for an SVG that runs nothing and loads nothing from elsewhere. It is also served with a policy that forbids both. */
export function isHarmlessSvg(svg: string): boolean {
  return (
    /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(svg) &&
    forbidden.every((pattern) => !pattern.test(svg))
  );
}
