import { defineArrayMember, defineField, defineType, type UrlRule } from 'sanity'
import { validateHttpsUrl } from '../../parts/link/validate-href.ts'
import { noHiddenCharacters } from '../../parts/rules/hidden-characters.ts'
import { line, paragraph } from '../../parts/words/words.ts'

/** Sanity's own rule accepts everything, so that ours gives the only message. */
const encrypted = (rule: UrlRule) =>
  rule
    .required()
    .uri({ scheme: [/./], allowRelative: true, allowCredentials: true })
    .custom(validateHttpsUrl)

const social = defineArrayMember({
  name: 'social',
  title: 'Social link',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description: 'Decides the sign beside the link.',
      options: {
        list: [
          { title: 'Newsletter', value: 'newsletter' },
          { title: 'Photo-sharing site', value: 'photo' },
          { title: 'Professional network', value: 'professional' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required(),
    }),
    line({ name: 'label', title: 'Text', help: 'What the reader clicks.', max: 30 }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      description: 'The full address, beginning with https://.',
      validation: encrypted,
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'url' } },
})

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  description:
    'What every page shares: the name, the navigation, the footer, the addresses and the social card.',
  groups: [
    { name: 'studio', title: 'Studio', default: true },
    { name: 'navigation', title: 'Navigation' },
    { name: 'footer', title: 'Footer' },
    { name: 'contact', title: 'Contact' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    line({
      name: 'name',
      title: 'Name of the studio',
      help: 'In the header, the footer and mails.',
      max: 40,
      group: 'studio',
    }),
    line({
      name: 'tagline',
      title: 'Tagline',
      help: 'Over the headline and under the forms.',
      max: 80,
      group: 'studio',
    }),
    paragraph({
      name: 'promise',
      title: 'Promise about data',
      help: 'What we do not do: scrape, ask for a login, extract personal data.',
      max: 160,
      group: 'studio',
    }),
    line({
      name: 'mapDelivery',
      title: 'When the map comes',
      help: 'One sentence. Shown under the hero’s buttons, in the modal, at the signup form, at the end of the wizard and in the mail after it.',
      max: 90,
      group: 'studio',
    }),
    defineField({
      name: 'navigation',
      title: 'Navigation',
      type: 'array',
      description: 'The links of the header, from left to right.',
      group: 'navigation',
      of: [{ type: 'link' }],
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: 'footerNavigation',
      title: 'Footer links',
      type: 'array',
      description: 'The links of the footer, from left to right.',
      group: 'footer',
      of: [{ type: 'link' }],
      validation: (rule) => rule.required().min(1).max(8),
    }),
    line({
      name: 'privacyLabel',
      title: 'Privacy link',
      help: 'Text of the link to the policy.',
      max: 30,
      group: 'footer',
    }),
    line({
      name: 'footerNote',
      title: 'Footer note',
      help: 'The last line of each page.',
      max: 120,
      group: 'footer',
    }),
    defineField({
      name: 'contactEmail',
      title: 'Mail address',
      type: 'string',
      description: 'Where readers write to; printed in the contact section.',
      group: 'contact',
      validation: (rule) => rule.required().email().custom(noHiddenCharacters),
    }),
    defineField({
      name: 'bookingUrl',
      title: 'Booking page',
      type: 'url',
      description: 'Where “Schedule Call” leads; it must begin with https://.',
      group: 'contact',
      validation: encrypted,
    }),
    defineField({
      name: 'socials',
      title: 'Social links',
      type: 'array',
      description:
        'Newsletter, photo-sharing site and professional network, in the footer and the contact section.',
      group: 'contact',
      of: [social],
      validation: (rule) => rule.max(6),
    }),
    defineField({
      name: 'socialImage',
      title: 'Social card',
      type: 'picture',
      description:
        'Shown when somebody shares the landing page and it has no card of its own; 1200 × 630 px.',
      group: 'search',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'tagline', media: 'socialImage' } },
})
