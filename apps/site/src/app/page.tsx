import { landingPageSections } from '@wiring/content/generated/landing-page.ts'
import { landingPage } from '@wiring/content/generated/pages.query.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import type { Metadata } from 'next'
import { readContent } from '../content/read-content.ts'
import { getPace } from '../landing/get-pace.ts'
import { OpeningLine } from '../landing/opening-line.tsx'
import { WalkStyles } from '../landing/walk.styles.ts'
import { besides } from '../landing/walk.tsx'
import { currentView } from '../preview/preview-session.ts'
import { LaterStyles } from '../shell/later-styles.tsx'
import { NoScriptNotice } from '../shell/no-script-notice.tsx'
import { PageShell } from '../shell/page-shell.tsx'
import { EmailFormSlot } from '../signup/email-form-slot.tsx'
import { SpecimenTrace } from '../specimen/specimen-trace.tsx'
import { JsonLd } from '../surfaces/json-ld.tsx'
import { pageMetadata } from '../surfaces/page-metadata.ts'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('home')

export default function Page() {
  return (
    <PageShell room="paper" path="/">
      <NoScriptNotice />
      <Landing />
      <JsonLd page="home" />
    </PageShell>
  )
}

async function Landing() {
  const page = await readContent(landingPage, await currentView())
  const pace = await getPace(page?.hero)
  const form = page?.start && <EmailFormSlot form="home" texts={page.start} />
  const otherProps = {
    hero: { pace, openingLine: page?.hero && <OpeningLine board={page.hero.board} /> },
    services: { drawing: <SpecimenTrace /> },
    start: { form },
  }
  return (
    <WalkStyles>
      {page ? (
        <Sections
          components={landingPageSections}
          page={page}
          otherProps={otherProps}
          besides={besides(page)}
          afterFirst={<LaterStyles />}
        />
      ) : (
        <LaterStyles />
      )}
    </WalkStyles>
  )
}
