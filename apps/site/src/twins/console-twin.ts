import type { ConsolePageQueryResult } from '@wiring/content/sanity.types'
import { dollars } from '@wiring/content/sections/pricing/dollars.ts'
import { blocks, line, list, section } from './markdown.ts'

/** `/console` in Markdown: the same words in the same order. */
export function consoleTwin(page: ConsolePageQueryResult): string {
  const { consoleHero: hero, features, techStack, pricing, waitlist } = page ?? {}
  return blocks(
    section(1, [hero?.lineOne, hero?.lineTwo].filter(Boolean).join(' '), line(hero?.badge), line(hero?.text)),
    section(
      2,
      features?.title,
      line(features?.text),
      ...(features?.features ?? []).map((each) => section(3, each.title, line(each.description))),
    ),
    section(
      2,
      techStack?.title,
      line(techStack?.text),
      list((techStack?.rows ?? []).map(({ layer, part, reason }) => `${layer}: ${part}. ${reason ?? ''}`)),
    ),
    section(
      2,
      pricing?.title,
      line(pricing?.text),
      ...(pricing?.plans ?? []).map((plan) =>
        section(
          3,
          plan.title,
          line(plan.description),
          line(
            `${dollars(plan.monthly)} ${pricing?.perMonthLabel ?? ''}, ${dollars(plan.yearly)} ${pricing?.perYearLabel ?? ''}`,
          ),
          line(plan.featuresLead),
          list(plan.features),
        ),
      ),
      line(pricing?.savingLabel),
      line(pricing?.cancelNote),
    ),
    section(2, waitlist?.title, line(waitlist?.text), line(waitlist?.note)),
  )
}
