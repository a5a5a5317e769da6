import { Card, Stack, Text } from '@sanity/ui'
import { type PageType, pages } from '@wiring/content/pages'
import { rooms } from '@wiring/ui/tokens'
import { environment } from '../env.ts'
import { LengthMeter } from './length-meter.tsx'
import { useSocialCard } from './use-social-card.ts'

/** Characters that search engines show. */
const lengths = { title: { from: 20, to: 60 }, description: { from: 50, to: 160 } }

const pictureOrigins = {
  page: 'The picture was uploaded here: words in it stay as they are when the page changes.',
  settings: 'The picture was uploaded in Site settings: words in it stay as they are when the page changes.',
  drawn: 'The site draws the picture from the published words of the page.',
}

interface Props {
  type: string
  seo: Record<string, unknown>
}

export function SearchPreview({ type, seo }: Props) {
  const title = typeof seo.title === 'string' ? seo.title : ''
  const description = typeof seo.description === 'string' ? seo.description : ''
  const { path, id } = pages[type as PageType] ?? pages.landingPage
  const address = `${environment.siteUrl.replace(/^https?:\/\//, '')}${path === '/' ? '' : ` › ${path.slice(1)}`}`
  const picture = useSocialCard(seo.socialImage, `/og/${id}`)
  return (
    <Stack gap={4} data-testid="search-preview">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          In search results
        </Text>
        <Card padding={4} border radius={2} style={{ fontFamily: 'Arial, sans-serif', background: '#fff' }}>
          <div style={{ color: '#4d5156', fontSize: 13 }}>{address}</div>
          <div style={{ color: '#1a0dab', fontSize: 19, lineHeight: 1.3, padding: '4px 0' }}>
            {truncate(title, lengths.title.to) || 'The page has no title'}
          </div>
          <div style={{ color: '#4d5156', fontSize: 14, lineHeight: 1.5 }}>
            {truncate(description, lengths.description.to) || 'Search engines choose a piece of the page.'}
          </div>
        </Card>
        <LengthMeter label="Title" length={title.length} {...lengths.title} />
        <LengthMeter label="Description" length={description.length} {...lengths.description} />
      </Stack>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          When somebody shares the page
        </Text>
        <Card border radius={2} overflow="hidden" style={{ background: '#fff', maxWidth: 420 }}>
          <img
            src={picture.url}
            alt=""
            style={{ display: 'block', width: '100%', aspectRatio: '1200 / 630', objectFit: 'cover' }}
          />
          <div style={{ padding: 12, fontFamily: 'Arial, sans-serif', color: rooms.paper.ink }}>
            <div style={{ fontSize: 15, fontWeight: 600 }}>{truncate(title, 70)}</div>
            <div style={{ fontSize: 13, color: '#4d5156', paddingTop: 4 }}>{truncate(description, 110)}</div>
          </div>
        </Card>
        <Text size={1} muted>
          {pictureOrigins[picture.from]}
        </Text>
      </Stack>
    </Stack>
  )
}

function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`
}
