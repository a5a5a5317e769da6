import { PageFrame } from '../chrome/page-frame.tsx'
import { Landing } from '../landing/landing.tsx'

export default function Page() {
  return (
    <PageFrame room="paper" current="/">
      <Landing />
    </PageFrame>
  )
}
