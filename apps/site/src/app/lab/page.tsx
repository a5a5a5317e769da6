import { rooms } from '@wiring/ui/tokens'
import type { Metadata, Viewport } from 'next'
import { PageFrame } from '../../chrome/page-frame.tsx'
import { Lab } from '../../lab/lab.tsx'
import { PageData } from '../../metadata/page-data.tsx'
import { pageMetadata } from '../../metadata/page-metadata.ts'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('lab')

export const viewport: Viewport = { themeColor: rooms.gallery.bg }

export default function Page() {
  return (
    <PageFrame room="gallery" current="/lab">
      <Lab />
      <PageData page="lab" />
    </PageFrame>
  )
}
