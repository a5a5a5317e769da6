import { describe, expect, test } from 'vitest'
import { validationProblems } from '../../tests/validation-problems.ts'
import { documents } from './documents.ts'
import { seedAssets } from './seed-assets.ts'
import { seedDocuments } from './seed-documents.ts'

const seed = seedDocuments()
const content = seed.filter(({ _type }) => !_type.startsWith('sanity.'))
const of = (type: string) => content.filter(({ _type }) => _type === type)

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => (key.startsWith('_') ? [] : texts(child)))
}
const all = content.flatMap(texts)

describe('the seed', () => {
  test.each(content.map((document) => [document._id, document] as const))(
    '%s satisfies its schema without a warning',
    async (_id, document) => {
      expect(await validationProblems(document, seed)).toEqual([])
    },
  )

  test('has no id twice and none with a dot', () => {
    const ids = documents.map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => id.includes('.'))).toEqual([])
  })

  test('has the fixed texts word for word', () => {
    const wanted = [
      'No logins. No payments. Just clarity.',
      'See How It Works',
      'Generate Your Wiring Map',
      'Where Creative Systems Break',
      'Idea Overflow',
      'Template Misfit',
      'Complexity Creep',
      'Click to expand',
      'Click to collapse',
      'We Design From the Inside Out',
      'Diagnose',
      'Design',
      'Embed',
      'Reflect',
      'From Your Map → To Your System',
      'How It Works',
      'Start Your Wiring',
      'See Example',
      'Explore Lab',
      'Learn More',
      'Coming Soon',
      '(Coming Soon)',
      'Details coming soon...',
      'How We Map Your Wiring',
      'Real Example: Prompt Templates',
      'Thinking Tree v1.0',
      'Pattern Recognition',
      'Identity Reflection',
      'Brand System Design',
      'Opportunity Cost Lens',
      'Frictionless Workflow Generator',
      'Signals From the Inside',
      'Input → Output',
      'Noise Reduction',
      'System Reflection',
      'Beta',
      'Save 20% with annual billing',
      'Upgrade or cancel anytime, no questions asked.',
      'Join Waitlist',
      'Thank You for Signing Up.',
      'Brand Systems',
      'Modular Kits',
      'Art Direction & Creative Systems',
      'AI-Integrated Tools',
      'Schedule Call',
      'Expose Your Wiring',
      'Thank you.',
      'Synthesis in Progress',
      'Looks like a broken circuit.',
      'But your wiring is still intact.',
    ]
    expect(wanted.filter((text) => !all.includes(text))).toEqual([])
  })

  test('has the four offerings in their order', () => {
    const rows = of('offering').toSorted((a, b) => String(a.orderRank).localeCompare(String(b.orderRank)))
    expect(rows.map(({ id, includes }) => [id, texts(includes).join('; ').toLowerCase()])).toEqual([
      [
        'wiring-map',
        'visual mirror of how you work; hidden logics behind choices; blind spots and leverage points',
      ],
      ['modular-infrastructure', 'prompt templates; content pipelines; ai-ready formats'],
      ['brand-systems-lab', 'visual identity; content style; marketing automation'],
      ['creative-mirror', 'aesthetic analysis; hidden beliefs; unconscious design patterns'],
    ])
    expect(rows.map(({ comingSoon }) => comingSoon)).toEqual([false, false, false, true])
  })

  test('has the prices of both plans', () => {
    expect(
      of('pricingPlan').map(({ title, weekly, monthly, yearly }) => [title, weekly, monthly, yearly]),
    ).toEqual([
      ['Core', 8, 29, 278],
      ['Pro', 19, 69, 662],
    ])
  })

  test('has no exclamation mark, no superlative and no forbidden word', () => {
    const forbidden =
      /!|\b(unlock|empower|journey|seamless|effortless|revolutionary|amazing|incredible|best|cutting-edge)/i
    expect(all.filter((text) => forbidden.test(text))).toEqual([])
  })

  test('has no placeholder left', () => {
    expect(all.filter((text) => /lorem|ipsum|todo|tbd|xxx|placeholder/i.test(text))).toEqual([])
  })

  test('shows six different pictures, each described in its own words', () => {
    const pictures = of('portfolioItem').map(({ image }) => image as { alt: string; asset: { _ref: string } })
    expect(new Set(pictures.map(({ asset }) => asset._ref)).size).toBe(6)
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(6)
    const known = new Set(seedAssets.map(({ _id }) => _id))
    expect(pictures.every(({ asset }) => known.has(asset._ref))).toBe(true)
  })
})
