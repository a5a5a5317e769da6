import type { LandingPageQueryResult } from '@wiring/content/sanity.types'
import { paceWords } from '@wiring/content/sections/hero/pace-words.ts'
import { blocks, line, list, paragraphs, section } from './markdown.ts'

/** `/` in Markdown: the same words in the same order. */
export function landingTwin(page: LandingPageQueryResult, pace: number | null): string {
  const { hero, about, approach, services, mirror, contact, start } = page ?? {}
  return blocks(
    section(
      1,
      hero?.title,
      line(hero?.text),
      line(hero?.note),
      pace !== null && paceWords(pace),
      line(hero?.mapDelivery),
      line(hero?.tagline),
    ),
    section(
      2,
      about?.title,
      line(about?.text),
      ...(about?.cards ?? []).map((card) =>
        section(3, card.title, line(card.description), line(card.detail)),
      ),
    ),
    section(
      2,
      approach?.title,
      line(approach?.text),
      ...(approach?.steps ?? []).map((step) => section(3, step.title, line(step.description))),
    ),
    section(
      2,
      services?.title,
      line(services?.text),
      ...(services?.offerings ?? []).map((offering) =>
        section(
          3,
          offering.comingSoon ? `${offering.title} (coming soon)` : offering.title,
          line(offering.description),
          list(offering.includes),
        ),
      ),
    ),
    section(
      2,
      mirror?.note?.title,
      mirror?.note?.quote ? `> ${line(mirror.note.quote)}` : false,
      paragraphs(mirror?.note?.body ?? null),
      ...(mirror?.cards ?? []).map((card) => section(3, card.title, line(card.description))),
    ),
    section(2, contact?.title, line(contact?.text), line(contact?.contactEmail)),
    section(2, start?.title, line(start?.text), line(start?.mapDelivery), line(start?.note)),
  )
}
