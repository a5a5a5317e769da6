import { siteSettings } from '@wiring/content/queries'
import type { Room } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { PreviewTools } from '../preview/preview-tools.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** `current` is the page's own path. */
export async function PageFrame({
  room,
  current,
  children,
}: {
  room: Room
  current: string
  children: ReactNode
}) {
  const settings = await readContent(siteSettings, await currentView())
  return (
    <div className="frame" data-room={room}>
      <Banner banner={settings?.banner} />
      <Header settings={settings} current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} />
      <PreviewTools path={current} />
    </div>
  )
}
