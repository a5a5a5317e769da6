import { PageFrame } from '../../chrome/page-frame.tsx'
import { Lab } from '../../lab/lab.tsx'

export default function Page() {
  return (
    <PageFrame room="gallery" current="/lab">
      <Lab />
    </PageFrame>
  )
}
