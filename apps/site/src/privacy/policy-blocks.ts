import { stegaClean } from '@sanity/client/stega'
import { validateHref } from '@wiring/content/parts/link/validate-href.ts'
import { type ReadableBlock, readableBlocks } from '@wiring/content/parts/rich-text/readable-blocks.ts'
import type { PrivacyPolicyQueryResult } from '@wiring/content/sanity.types'

type Body = NonNullable<PrivacyPolicyQueryResult>['body']

export interface Run {
  text: string
  href?: string
}

export type PolicyBlock =
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }

export function policyBlocks(body: Body): PolicyBlock[] {
  const blocks: PolicyBlock[] = []
  for (const block of readableBlocks(body)) {
    const runs = runsOf(block)
    const last = blocks.at(-1)
    if (block.listItem && last?.kind === 'list') last.items.push(runs)
    else if (block.listItem) blocks.push({ kind: 'list', items: [runs] })
    else blocks.push({ kind: block.style === 'h3' || block.style === 'h4' ? 'heading' : 'paragraph', runs })
  }
  return blocks
}

function runsOf({ children, markDefs }: ReadableBlock): Run[] {
  return children.flatMap(({ text, marks }) => {
    const clean = stegaClean(text)
    if (clean === '') return []
    const link = markDefs.find(({ _key }) => marks.includes(_key))?.href
    const href = typeof link === 'string' ? stegaClean(link) : ''
    return [
      {
        text: clean,
        ...(href && /^(https?:|mailto:)/i.test(href) && validateHref(href) === true && { href }),
      },
    ]
  })
}
