import { defineType } from 'sanity'
import { expectedCount } from '../../parts/rules/document-counts.ts'
import { line } from '../../parts/words/words.ts'

export const mirror = defineType({
  name: 'mirror',
  title: 'Mirror',
  type: 'object',
  description:
    'The dark section with the founder’s note and three instruments, which are documents of their own.',
  fields: [
    line({ name: 'label', title: 'Sheet label', help: 'The small word beside the heading.', max: 20 }),
    line({
      name: 'beforeLabel',
      title: 'Before',
      help: 'Over the first reading of each instrument.',
      max: 20,
    }),
    line({
      name: 'afterLabel',
      title: 'After',
      help: 'Over the second reading of each instrument.',
      max: 20,
    }),
  ],
  validation: (rule) => rule.custom(expectedCount('mirrorCard')).warning(),
})
