import { blocks, escaped, list, section } from '@wiring/content/parts/markdown/markdown.ts'
import type { SpecimenPageQueryResult } from '@wiring/content/sanity.types'
import type { SectionId, Sentence } from '@wiring/map/snapshot'
import { mapTitle, signerSentence } from '@wiring/sheet/text/facts.ts'
import { groupLines } from '@wiring/sheet/text/group-lines.ts'
import {
  inEvidence,
  inSection,
  laterSections,
  openSections,
  pathHeading,
  stagesOf,
} from '@wiring/sheet/text/page-sections.ts'
import { sentenceText } from '@wiring/sheet/text/sentence-text.ts'
import { specimen } from './specimen.ts'

const { evidence, sentences } = specimen
const sources = new Map(evidence.map(({ id, source }) => [id, source]))
const print = (sentence: Sentence) => escaped(sentenceText(sentence, (line) => sources.get(line) ?? null))
const evidenceIn = (id: SectionId) => inEvidence(sentences, id).map(print)

export function specimenMarkdown(page: SpecimenPageQueryResult): string {
  return blocks(
    section(1, page?.seo?.title, escaped(page?.label), escaped(page?.text)),
    section(
      2,
      mapTitle(specimen),
      ...inSection(sentences, 'headline').map(print),
      escaped(`“${signerSentence(specimen) ?? ''}”`),
      escaped(page?.signature),
    ),
    ...openSections(sentences).map(({ heading, sentences: open }) => section(2, heading, ...open.map(print))),
    section(
      2,
      pathHeading,
      ...stagesOf(sentences).map(({ id, name }) => section(3, name, ...evidenceIn(id))),
    ),
    ...laterSections
      .filter(({ id }) => evidenceIn(id).length > 0)
      .map(({ id, heading }) => section(2, heading, ...evidenceIn(id))),
    section(
      2,
      `All ${specimen.drawing.lines.total} lines`,
      list(
        groupLines(evidence).map(({ source, label, passages }) => [source, label, ...passages].join(' · ')),
      ),
    ),
  )
}
