import type { CSSProperties, ReactNode } from 'react'

/** The house faces hold ↑, and not these; another face's arrow would stand thin between their letters. */
const turns = { '↗': '45deg', '→': '90deg', '↘': '135deg', '↙': '225deg', '←': '270deg', '↖': '315deg' }

type Sign = keyof typeof turns

const signs = /([←→↖↗↘↙])/

/** In a preview the words end with the invisible address of their field. */
const editAddress = /[\u200b-\u200d\ufeff]{4,}$/

export function Arrow({ sign }: { sign: Sign }) {
  return (
    <span className="ui-arrow" style={{ '--turn': turns[sign] } as CSSProperties}>
      <span>{sign}</span>
    </span>
  )
}

/** For words that an editor wrote: the sign stays in the text, for reading, searching and copying. */
export function withArrows(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !signs.test(text)) return text
  const address = text.match(editAddress)?.[0] ?? ''
  return text.split(signs).map((part, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts have no other.
    if (part in turns) return <Arrow key={place} sign={part as Sign} />
    const words = part === '' || part.endsWith(address) ? part : part + address
    return <span key={place}>{words}</span>
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts have no other.
  })
}
