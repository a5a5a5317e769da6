import { blocks, escaped, list, section } from '@wiring/content/parts/markdown/markdown.ts'
import type { SpecimenPageQueryResult } from '@wiring/content/sanity.types'
import { mapTitle } from '@wiring/sheet/text/facts.ts'
import { groupLines } from '@wiring/sheet/text/group-lines.ts'
import { inSection, laterSections, pathHeading, stagesOf } from '@wiring/sheet/text/page-sections.ts'
import { sentenceText } from '@wiring/sheet/text/sentence-text.ts'
import { specimen } from './specimen.ts'

const { evidence, sentences } = specimen
const sources = new Map(evidence.map(({ id, source }) => [id, source]))
const sentencesIn = (id: Parameters<typeof inSection>[1]) =>
  inSection(sentences, id).map((each) => escaped(sentenceText(each, (line) => sources.get(line) ?? null)))

export function specimenMarkdown(page: SpecimenPageQueryResult): string {
  return blocks(
    section(1, page?.seo?.title, escaped(page?.label), escaped(page?.text)),
    section(2, mapTitle(specimen), ...sentencesIn('headline'), escaped(page?.signature)),
    section(
      2,
      pathHeading,
      ...stagesOf(sentences).map(({ id, name }) => section(3, name, ...sentencesIn(id))),
    ),
    ...laterSections
      .filter(({ id }) => sentencesIn(id).length > 0)
      .map(({ id, heading }) => section(2, heading, ...sentencesIn(id))),
    section(
      2,
      `All ${specimen.drawing.lines.total} lines`,
      list(
        groupLines(evidence).map(({ source, label, passages }) => [source, label, ...passages].join(' · ')),
      ),
    ),
  )
}
