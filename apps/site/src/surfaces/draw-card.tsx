import { type Face, fontRuns, graphemes, type LoadedFont, mainFont } from '@wiring/sheet/fonts/font-runs.ts'
import { printed } from '@wiring/sheet/fonts/printable-runs.ts'
import { ImageResponse } from 'next/og'
import { Card, type SocialCardTexts } from './card.tsx'

const maxTitle = 90

/** Words that cannot be printed are left out; a card without its title is better than the one before. */
export async function drawCard({ page, title, studio, tagline }: SocialCardTexts): Promise<ArrayBuffer> {
  const texts = {
    page,
    studio: cardText(studio, 'bold'),
    tagline: cardText(tagline.toUpperCase(), 'mono'),
  }
  try {
    return await draw({ ...texts, title: shortened(cardText(title, 'bold')) })
  } catch (error) {
    console.error(`The card of ${page} is drawn without texts.`, error)
    return draw({ page, title: '', studio: '', tagline: '' })
  }
}

const cardText = (text: string, face: Face): string => {
  const words = printed(text, face, '…').text.trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

function shortened(title: string): string {
  const letters = graphemes(title)
  return letters.length > maxTitle
    ? `${letters
        .slice(0, maxTitle - 2)
        .join('')
        .trimEnd()}…`
    : title
}

/** Next asks foreign hosts for any letter that the given fonts lack: it gets all that the texts need. */
async function draw(texts: SocialCardTexts): Promise<ArrayBuffer> {
  const { title, studio, tagline } = texts
  const bold = fontsOf(`${studio} ${title}`, 'bold')
  const mono = [...fontsOf(tagline, 'mono'), ...fontsOf(tagline, 'text')]
  const fonts = [...new Set([...bold, ...mono])].map(({ name, data }) => ({ name, data }))
  const families = { bold: bold.map(({ name }) => name), mono: mono.map(({ name }) => name) }
  const response = new ImageResponse(<Card {...texts} families={families} />, {
    width: 1200,
    height: 630,
    fonts,
  })
  return response.arrayBuffer()
}

const fontsOf = (text: string, face: Face): LoadedFont[] => [
  ...new Set([mainFont(face), ...(fontRuns(text, face) ?? []).map(({ font }) => font)]),
]
