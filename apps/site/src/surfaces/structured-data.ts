import type {
  ConsolePageQueryResult,
  LabPageQueryResult,
  LandingPageQueryResult,
  SiteSettingsQueryResult,
  SpecimenPageQueryResult,
  TrustPageQueryResult,
} from '@wiring/content/sanity.types'

export function studioGraph(site: string, settings: SiteSettingsQueryResult) {
  const name = settings?.name
  return [
    {
      '@type': 'Organization',
      '@id': `${site}/#organization`,
      name,
      url: `${site}/`,
      logo: `${site}/icon-512.png`,
      ...(settings?.contactEmail && { email: settings.contactEmail }),
      sameAs: (settings?.socials ?? []).flatMap(({ url }) => url ?? []),
    },
    {
      '@type': 'WebSite',
      '@id': `${site}/#website`,
      name,
      url: `${site}/`,
      inLanguage: 'en',
      publisher: { '@id': `${site}/#organization` },
      ...(settings?.tagline && { description: settings.tagline }),
    },
  ]
}

export function breadcrumb(site: string, steps: readonly { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${path}`,
    })),
  }
}

export function offeringGraph(site: string, page: LandingPageQueryResult) {
  const offerings = page?.services?.offerings ?? []
  return offerings
    .filter(({ comingSoon }) => !comingSoon)
    .map(({ id, title, description }) => ({
      '@type': 'Service',
      name: title,
      description,
      provider: { '@id': `${site}/#organization` },
      url: `${site}/#services`,
      ...(id === 'wiring-map' && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } }),
    }))
}

export function consoleGraph(site: string, page: ConsolePageQueryResult) {
  const plans = (page?.pricing?.plans ?? []).filter(({ monthly }) => monthly !== null)
  return {
    '@type': 'SoftwareApplication',
    name: page?.consoleHero?.lineOne,
    description: page?.seo?.description,
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Web',
    url: `${site}/console`,
    publisher: { '@id': `${site}/#organization` },
    offers: plans.map(({ title, monthly }) => ({
      '@type': 'Offer',
      name: title,
      price: monthly,
      priceCurrency: 'USD',
      availability: 'https://schema.org/PreOrder',
      url: `${site}/console#pricing`,
    })),
  }
}

export function labGraph(site: string, page: LabPageQueryResult) {
  return (page?.labServices?.services ?? []).map(({ title, description }) => ({
    '@type': 'Service',
    name: title,
    description,
    provider: { '@id': `${site}/#organization` },
    url: `${site}/lab#services`,
  }))
}

export function specimenGraph(site: string, page: SpecimenPageQueryResult) {
  return {
    '@type': 'CreativeWork',
    name: page?.seo?.title,
    description: page?.seo?.description,
    url: `${site}/map`,
    creator: { '@id': `${site}/#organization` },
    isAccessibleForFree: true,
  }
}

export function trustGraph(site: string, page: TrustPageQueryResult) {
  return {
    '@type': 'AboutPage',
    name: page?.seo?.title,
    description: page?.seo?.description,
    url: `${site}/trust`,
    about: { '@id': `${site}/#organization` },
  }
}

/** Every `<` is escaped, so that content cannot end the element. */
export const jsonLdText = (graph: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
