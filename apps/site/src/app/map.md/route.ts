import { specimenPage } from '@wiring/content/queries'
import { readContent } from '../../content/read-content.ts'
import { publishedView } from '../../content/view.ts'
import { specimenTwin } from '../../twins/specimen-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textAnswer(specimenTwin(await readContent(specimenPage, publishedView)), 'text/markdown')
