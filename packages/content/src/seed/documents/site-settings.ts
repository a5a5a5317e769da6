import { keyed, picture, type SeedDocument } from '../seed-document.ts'

export const siteSettings: SeedDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: 'Tracework',
  tagline: 'No logins. No payments. Just clarity.',
  mapDelivery: 'The map arrives by email, usually within 5 working days.',
  promise: 'No scraping, no login, no personal data extraction.',
  navigation: keyed('link', 'n', [
    { label: 'About', href: '/#about' },
    { label: 'Services', href: '/#services' },
    { label: 'Lab', href: '/lab' },
    { label: 'Contact', href: '/#contact' },
  ]),
  footerNavigation: keyed('link', 'f', [
    { label: 'About', href: '/#about' },
    { label: 'Services', href: '/#services' },
    { label: 'Lab', href: '/lab' },
    { label: 'Console', href: '/console' },
    { label: 'Contact', href: '/#contact' },
  ]),
  privacyLabel: 'Privacy policy (PDF)',
  footerNote: 'Drafted by a program, checked by people, sent by mail.',
  contactEmail: 'hello@tracework.example',
  bookingUrl: 'https://calendar.tracework.example/intro-20',
  socials: keyed('social', 's', [
    { kind: 'newsletter', label: 'Newsletter', url: 'https://newsletter.tracework.example/' },
    { kind: 'photo', label: 'Instagram', url: 'https://photos.tracework.example/' },
    { kind: 'professional', label: 'LinkedIn', url: 'https://network.tracework.example/' },
  ]),
  socialImage: picture(
    'social-card.png',
    'A wiring schematic: three inputs run into a black chip labelled “you”, three outputs leave it, and the middle one is broken.',
  ),
}
