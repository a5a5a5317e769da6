import { PortableText, type PortableTextComponents, type PortableTextProps } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import { NewTabMark } from '@wiring/ui/button'
import { validateHref } from '../link/validate-href.ts'

const components: PortableTextComponents = {
  marks: {
    textLink: ({ value, children }) => {
      const href = stegaClean(value?.href)
      if (typeof href !== 'string' || validateHref(href) !== true) return <>{children}</>
      const away = /^https?:/i.test(href)
      return (
        <a href={href} {...(away && { target: '_blank', rel: 'noopener noreferrer' })}>
          {children}
          {away && <NewTabMark />}
        </a>
      )
    },
  },
}

/** Unsafe links become text. */
export function RichText({ value }: { value: PortableTextProps['value'] }) {
  return <PortableText value={value} components={components} onMissingComponent={false} />
}
