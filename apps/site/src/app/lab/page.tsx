import { labPageSections } from '@wiring/content/generated/lab-page.ts'
import { labPage } from '@wiring/content/generated/pages.query.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import { PortfolioPlaceholders } from '@wiring/content/sections/portfolio/portfolio.tsx'
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

export const generateMetadata = (): Promise<Metadata> => pageMetadata('lab')

export const viewport: Viewport = { themeColor: rooms.gallery.bg }

export default function Page() {
  return (
    <PageShell room="gallery" path="/lab" last={<Placeholders />}>
      <Lab />
      <JsonLd page="lab" />
    </PageShell>
  )
}

async function Lab() {
  const page = await readContent(labPage, await currentView())
  const form = page?.callToAction && <EmailFormSlot form="lab" texts={page.callToAction} />
  return (
    <>
      {!page?.labHero && <FallbackHeading>The Lab</FallbackHeading>}
      {page ? (
        <Sections
          components={labPageSections}
          page={page}
          otherProps={{ callToAction: { form } }}
          afterFirst={<LaterStyles />}
        />
      ) : (
        <LaterStyles />
      )}
    </>
  )
}

async function Placeholders() {
  const page = await readContent(labPage, await currentView())
  return page?.portfolio && <PortfolioPlaceholders portfolio={page.portfolio} />
}
