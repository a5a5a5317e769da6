import type { CSSProperties, ReactNode } from 'react'

/** The house faces hold ↑, and not these; another face's arrow would stand thin between their letters. */
const turns = { '↗': '45deg', '→': '90deg', '↘': '135deg', '↙': '225deg', '←': '270deg', '↖': '315deg' }

type Sign = keyof typeof turns

const signs = /([←→↖↗↘↙])/

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
  return text.split(signs).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other.
    part in turns ? <Arrow key={place} sign={part as Sign} /> : <span key={place}>{part}</span>,
  )
}
