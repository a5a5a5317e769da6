import { PageFrame } from '../../chrome/page-frame.tsx'
import { Console } from '../../console/console.tsx'

export default function Page() {
  return (
    <PageFrame room="night" current="/console">
      <Console />
    </PageFrame>
  )
}
