import type { LabPageQueryResult } from '@wiring/content/sanity.types'
import { blocks, line, list, section } from './markdown.ts'

/** `/lab` in Markdown: the same words in the same order. */
export function labTwin(page: LabPageQueryResult): string {
  const { labHero: hero, clients, labServices, portfolio, philosophy, callToAction: cta } = page ?? {}
  return blocks(
    section(1, hero?.title, line(hero?.label), line(hero?.text)),
    section(2, clients?.title, list(clients?.names ?? [])),
    section(
      2,
      labServices?.title,
      line(labServices?.text),
      ...(labServices?.services ?? []).map((service) =>
        section(3, service.title, line(service.summary), line(service.description), list(service.includes)),
      ),
    ),
    section(
      2,
      portfolio?.title,
      line(portfolio?.text),
      ...(portfolio?.items ?? []).map((item) =>
        section(3, item.title, line(item.category), line(item.description)),
      ),
    ),
    section(
      2,
      philosophy?.title,
      line(philosophy?.text),
      ...(philosophy?.bullets ?? []).map((bullet) => section(3, bullet.title, line(bullet.text))),
    ),
    section(2, cta?.title, line(cta?.text), line(cta?.callText), line(cta?.bookingUrl)),
  )
}
