import { toUnicode } from 'punycode/punycode.es6.js'

/** One writing each: a name of two may be made to look like another. */
const writings = [
  /^[a-z0-9\u00df-\u017f\u0218-\u021b\u1e80-\u1ef9-]+$/,
  /^[\p{Script=Cyrillic}0-9-]+$/u,
  /^[\p{Script=Greek}0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}0-9-]+$/u,
  ...['Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Georgian', 'Hebrew', 'Tamil', 'Thai'].map(
    (name) => new RegExp(`^[\\p{Script=${name}}\\p{Nd}-]+$`, 'u'),
  ),
]

/** Cyrillic and Greek that a reader takes for Latin. */
const likeLatin = /^[аԁеёһіїјӏорԛѕсԝхуъьҽпгѵѡοανρυικτχεωγ0-9-]+$/u

function readableLabel(label: string, top: string): string {
  if (!label.startsWith('xn--')) return label
  try {
    const letters = toUnicode(label)
    const isClear = writings.some((writing) => writing.test(letters))
    return isClear && !(likeLatin.test(letters) && /^[\p{ASCII}]+$/u.test(toUnicode(top))) ? letters : label
  } catch {
    return label
  }
}

/** In the letters that its owner typed; `xn--…` stays where they may pass for others. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const labels = address.slice(at).split('.')
  const top = labels.at(-1) ?? ''
  return address.slice(0, at) + labels.map((label) => readableLabel(label, top)).join('.')
}

/** For somebody who has to tell one from another. */
export function bothSpellings(address: string): string {
  const readable = readableAddress(address)
  return readable === address ? address : `${readable} (${address})`
}
