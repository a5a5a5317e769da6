import { readPastedId, readPastedSecret } from '@wiring/session/pasted-id'
import { isSecret, isSessionId } from '@wiring/session/session-id'
import { bareAnswer } from '../security/bare-answer.ts'
import { bareHeaders } from '../security/headers.ts'

type House = NonNullable<Parameters<typeof bareAnswer>[1]['house']>

const mapPages = ['delete', 'confirm', 'sheet.pdf', 'map.svg', 'map.txt', 'map.json', 'card.png']

/**
 * A mail program, a chat or a hurried hand leaves something around a link. Only what is certainly meant is
 * opened; neither this nor `unclear` is a guess, which always has the form of an identifier.
 */
export function readPastedLink(pathname: string): 'exact' | 'unclear' | 'none' | { path: string } {
  const [, zone, ...segments] = pathname.split('/').map(decodeURIComponent)
  const isMap = segments[0] === 'map'
  const [given = '', ...rest] = isMap ? segments.slice(1) : segments
  if (isMap ? isSecret(given) : isSessionId(given)) {
    const tidy = rest.map(withoutPunctuation)
    const isSame = !isMap || tidy.every((segment, at) => segment === rest[at])
    return isSame ? 'exact' : { path: [`/${zone}`, 'map', given, ...tidy].join('/') }
  }
  const pasted = isMap ? readPastedSecret(given) : readPastedId(given)
  // Of a link to a map that was cut nobody may be told that the map is gone.
  if (pasted === null) return isMap && given !== '' ? 'unclear' : 'none'
  if (pasted === 'unclear') return 'unclear'
  const page = isMap ? rest.map(withoutPunctuation) : []
  return { path: [`/${zone}`, ...(isMap ? ['map'] : []), pasted.id, ...page].join('/') }
}

function withoutPunctuation(segment: string): string {
  const page = /^[a-z]+(?:\.[a-z]+)?/.exec(segment)?.[0] ?? ''
  return mapPages.includes(page) && !/[\p{L}\p{N}]/u.test(segment.slice(page.length)) ? page : segment
}

export function openPasted(siteUrl: string, path: string, search: string): Response {
  return new Response(null, {
    status: 307,
    headers: { ...bareHeaders, Location: `${siteUrl}${path}${search}` },
  })
}

export function checkLink(house?: House): Response {
  return bareAnswer(404, {
    title: 'Check the link',
    status: 'Status 404',
    heading: 'Check the link.',
    text: 'It is not whole, or something stands behind or before it that does not belong to it. Open it from the mail, or copy all of it again.',
    links: [{ label: 'Home', address: '/' }],
    ...(house && { house }),
  })
}
