import { defineField, defineType } from 'sanity'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  description:
    'At least 1600 px wide. Set the hotspot on what must stay visible when the picture is cropped.',
  options: {
    // The shapes in which the site crops.
    hotspot: {
      previews: [
        { title: 'On the page', aspectRatio: 4 / 3 },
        { title: 'As a social card', aspectRatio: 1200 / 630 },
      ],
    },
    metadata: ['lqip', 'palette'],
  },
  fields: [
    defineField({
      name: 'alt',
      title: 'Text alternative',
      type: 'text',
      rows: 2,
      description:
        'What the picture shows, for people who cannot see it. One sentence, without “picture of”.',
      validation: (rule) => [
        rule.custom((alt, context) => {
          const { asset } = (context.parent ?? {}) as { asset?: unknown }
          if (asset === undefined || (typeof alt === 'string' && alt.trim() !== '')) return true
          return 'Say what the picture shows.'
        }),
        rule.max(200).custom(noHiddenCharacters),
        rule.min(15).warning('A few more words help: what is it, and what does it look like?'),
      ],
    }),
  ],
})
