/** By this path: `punycode` alone is Node's own, which it gives up. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string
}
