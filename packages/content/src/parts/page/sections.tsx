import { createElement, type ElementType, type ReactNode } from 'react'

type Components = Record<string, (props: never) => ReactNode>
type Props<Section> = Section extends (props: infer All) => ReactNode ? All : never

type More<Of extends Components> = {
  [Name in keyof Of as Exclude<keyof Props<Of[Name]>, Name> extends never ? never : Name]: Omit<
    Props<Of[Name]>,
    Name & PropertyKey
  >
}

interface SectionsProps<Of extends Components> {
  of: Of
  page: { [Name in keyof Of]: Name extends keyof Props<Of[Name]> ? Props<Of[Name]>[Name] | null : never }
  more: More<Of>
}

export function Sections<Of extends Components>({ of, page, more }: SectionsProps<Of>) {
  return Object.keys(of).map((name) => {
    const words = page[name]
    if (!words) return null
    const others = (more as Record<string, object>)[name]
    return createElement(of[name] as ElementType, { key: name, [name]: words, ...others })
  })
}
