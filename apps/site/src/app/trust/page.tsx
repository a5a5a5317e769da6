import { trustPage } from '@wiring/content/generated/pages.query.ts'
import { trustPageSections } from '@wiring/content/generated/trust-page.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import { rooms } from '@wiring/ui/tokens'
import type { Metadata, Viewport } from 'next'
import { readContent } from '../../content/read-content.ts'
import { currentView } from '../../preview/preview-session.ts'
import { FallbackHeading } from '../../shell/fallback-heading.tsx'
import { LaterStyles } from '../../shell/later-styles.tsx'
import { PageShell } from '../../shell/page-shell.tsx'
import { JsonLd } from '../../surfaces/json-ld.tsx'
import { pageMetadata } from '../../surfaces/page-metadata.ts'
import { getNumbers } from '../../trust/get-numbers.ts'
import { MailPictures } from '../../trust/mail-pictures.tsx'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('trust')

export const viewport: Viewport = { themeColor: rooms.paper.bg }

export default function Page() {
  return (
    <PageShell room="paper" path="/trust">
      <Trust />
      <JsonLd page="trust" />
    </PageShell>
  )
}

async function Trust() {
  const page = await readContent(trustPage, await currentView())
  if (!page?.trust)
    return (
      <>
        <FallbackHeading>Trust</FallbackHeading>
        <LaterStyles />
      </>
    )
  const trust = { numbers: await getNumbers(), mails: <MailPictures /> }
  const otherProps = { trust }
  const afterFirst = <LaterStyles />
  return <Sections components={trustPageSections} {...{ page, otherProps, afterFirst }} />
}
