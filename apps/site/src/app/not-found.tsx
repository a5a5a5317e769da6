import { PageFrame } from '../chrome/page-frame.tsx'
import { NotFoundScreen } from '../not-found/not-found-screen.tsx'

export const metadata = { title: 'Page not found', robots: { index: false } }

export default function NotFound() {
  return (
    <PageFrame room="paper" current="">
      <NotFoundScreen />
    </PageFrame>
  )
}
