import { consolePageSections } from '@wiring/content/generated/console-page.ts'
import { consolePage } from '@wiring/content/generated/pages.query.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import { rooms } from '@wiring/ui/tokens'
import type { Metadata, Viewport } from 'next'
import { readContent } from '../../content/read-content.ts'
import { currentView } from '../../preview/preview-session.ts'
import { FallbackHeading } from '../../shell/fallback-heading.tsx'
import { LaterStyles } from '../../shell/later-styles.tsx'
import { PageShell } from '../../shell/page-shell.tsx'
import { EmailFormSlot } from '../../signup/email-form-slot.tsx'
import { JsonLd } from '../../surfaces/json-ld.tsx'
import { pageMetadata } from '../../surfaces/page-metadata.ts'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('console')

export const viewport: Viewport = { themeColor: rooms.night.bg }

export default function Page() {
  return (
    <PageShell room="night" path="/console">
      <Console />
      <JsonLd page="console" />
    </PageShell>
  )
}

async function Console() {
  const page = await readContent(consolePage, await currentView())
  const channels = page?.features?.features.map(({ title }) => title) ?? []
  const waitlist = page?.waitlist
  const form = waitlist && <EmailFormSlot form="waitlist" texts={waitlist} thanks={waitlist.thanks} />
  return (
    <>
      {!page?.consoleHero && <FallbackHeading>The Console</FallbackHeading>}
      {page ? (
        <Sections
          components={consolePageSections}
          page={page}
          otherProps={{ consoleHero: { channels }, waitlist: { form } }}
          afterFirst={<LaterStyles />}
        />
      ) : (
        <LaterStyles />
      )}
    </>
  )
}
