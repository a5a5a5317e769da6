const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '\u2022',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  percnt: '%',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
}

function character(entity: string, code: string): string {
  if (!code.startsWith('#')) return named[code.toLowerCase()] ?? entity
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  const isText = point >= 32 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
  return isText ? String.fromCodePoint(point) : entity
}

export const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi, character)
