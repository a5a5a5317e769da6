import { rooms } from '@wiring/ui/tokens'
import type { Metadata, Viewport } from 'next'
import { PageFrame } from '../../chrome/page-frame.tsx'
import { Console } from '../../console/console.tsx'
import { PageData } from '../../metadata/page-data.tsx'
import { pageMetadata } from '../../metadata/page-metadata.ts'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('console')

export const viewport: Viewport = { themeColor: rooms.night.bg }

export default function Page() {
  return (
    <PageFrame room="night" current="/console">
      <Console />
      <PageData page="console" />
    </PageFrame>
  )
}
