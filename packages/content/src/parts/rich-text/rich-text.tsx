import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
  type PortableTextProps,
} from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import { NewTabMark } from '@wiring/ui/button'
import { validateHref } from '../link/validate-href.ts'
import { readableBlocks } from './readable-blocks.ts'

/** Foreign styles, which imports write, keep their words. */
const paragraph: PortableTextBlockComponent = ({ children }) => <p>{children}</p>

/** The first level that stands below a section's own heading. */
const heading: PortableTextBlockComponent = ({ children }) => <h3>{children}</h3>
const smallHeading: PortableTextBlockComponent = ({ children }) => <h4>{children}</h4>

const components: PortableTextComponents = {
  block: {
    normal: paragraph,
    ...{ h1: heading, h2: heading, h3: heading, h4: smallHeading, h5: smallHeading, h6: smallHeading },
    blockquote: paragraph,
  },
  marks: {
    link: ({ value, children }) => {
      const href = stegaClean(value?.href)
      if (typeof href !== 'string' || validateHref(href) !== true) return <>{children}</>
      const away = /^https?:/i.test(href)
      return (
        <a href={href} {...(away && { target: '_blank', rel: 'noopener noreferrer' })}>
          <span>{children}</span>
          {away && <NewTabMark />}
        </a>
      )
    },
  },
  unknownBlockStyle: paragraph,
  unknownMark: ({ children }) => <>{children}</>,
}

/** Unsafe links become text; what an import left broken is left out. */
export function RichText({ value }: { value: PortableTextProps['value'] }) {
  return <PortableText value={readableBlocks(value)} components={components} onMissingComponent={false} />
}
