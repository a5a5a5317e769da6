import { createElement, type ElementType, type ReactNode } from 'react'

type Components = Record<string, (props: never) => ReactNode>
type Props<Section> = Section extends (props: infer All) => ReactNode ? All : never

/** Beside its words and what stands beside it. */
type Own<Name> = Name | 'beside'

type More<Of extends Components> = {
  [Name in keyof Of as Exclude<keyof Props<Of[Name]>, Own<Name>> extends never ? never : Name]: Omit<
    Props<Of[Name]>,
    Own<Name> & PropertyKey
  >
}

interface SectionsProps<Of extends Components> {
  of: Of
  page: { [Name in keyof Of]: Name extends keyof Props<Of[Name]> ? Props<Of[Name]>[Name] | null : never }
  more: More<Of>
  /** Shown beside the words by sections that take it. */
  besides?: { [Name in keyof Of]?: ReactNode }
}

export function Sections<Of extends Components>({ of, page, more, besides }: SectionsProps<Of>) {
  return Object.keys(of).map((name) => {
    const words = page[name]
    if (!words) return null
    const others = (more as Record<string, object>)[name]
    return createElement(of[name] as ElementType, {
      key: name,
      [name]: words,
      beside: besides?.[name],
      ...others,
    })
  })
}
