import type { Metadata } from 'next'
import { NoticeWithoutScript } from '../chrome/notice-without-script.tsx'
import { PageFrame } from '../chrome/page-frame.tsx'
import { Landing } from '../landing/landing.tsx'
import { PageData } from '../metadata/page-data.tsx'
import { pageMetadata } from '../metadata/page-metadata.ts'

export const generateMetadata = (): Promise<Metadata> => pageMetadata('home')

export default function Page() {
  return (
    <PageFrame room="paper" current="/">
      <NoticeWithoutScript />
      <Landing />
      <PageData page="home" />
    </PageFrame>
  )
}
