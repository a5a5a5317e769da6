import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import { PicturesForPrint } from '@wiring/ui/pictures-for-print'
import type { Room } from '@wiring/ui/tokens'
import type { ReactNode } from 'react'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { PreviewTools } from '../preview/preview-tools.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

interface PageShellProps {
  room: Room
  path: string
  children: ReactNode
  /** Shows nothing by itself. */
  last?: ReactNode
}

export async function PageShell({ room, path, children, last }: PageShellProps) {
  const settings = await readContent(siteSettings, await currentView())
  return (
    <div className="shell" data-room={room}>
      <Banner banner={settings?.banner} />
      <Header settings={settings} current={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} />
      {last}
      <PreviewTools path={path} />
      <PicturesForPrint />
    </div>
  )
}
