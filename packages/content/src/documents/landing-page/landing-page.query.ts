import { defineQuery } from 'groq'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'
import { aboutFragment, aboutTypes } from '../../sections/about/about.query.ts'
import { approachFragment, approachTypes } from '../../sections/approach/approach.query.ts'
import { contactFragment, contactTypes } from '../../sections/contact/contact.query.ts'
import { heroFragment, heroTypes } from '../../sections/hero/hero.query.ts'
import { mirrorFragment, mirrorTypes } from '../../sections/mirror/mirror.query.ts'
import { servicesFragment, servicesTypes } from '../../sections/services/services.query.ts'
import { startFragment, startTypes } from '../../sections/start/start.query.ts'

export const landingPageQuery = defineQuery(`*[_type == "landingPage"][0]{
  _id, _type,
  ${heroFragment},
  ${aboutFragment},
  ${approachFragment},
  ${servicesFragment},
  ${mirrorFragment},
  ${contactFragment},
  ${startFragment},
  ${seoFragment}
}`)

/** Everything `/` shows, in one round trip, and the document types it is made of. */
export const landingPage = {
  query: landingPageQuery,
  tags: [
    ...new Set([
      'landingPage',
      ...heroTypes,
      ...aboutTypes,
      ...approachTypes,
      ...servicesTypes,
      ...mirrorTypes,
      ...contactTypes,
      ...startTypes,
      ...seoTypes,
    ] as const),
  ],
}
