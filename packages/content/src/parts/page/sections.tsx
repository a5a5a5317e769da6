import { createElement, type ElementType, Fragment, type ReactNode } from 'react'

type Components = Record<string, (props: never) => ReactNode>
type Props<Section> = Section extends (props: infer All) => ReactNode ? All : never

/** Its content and what stands beside it. */
type OwnProps<Name> = Name | 'beside'

type OtherProps<All extends Components> = {
  [Name in keyof All as Exclude<keyof Props<All[Name]>, OwnProps<Name>> extends never ? never : Name]: Omit<
    Props<All[Name]>,
    OwnProps<Name> & PropertyKey
  >
}

interface SectionsProps<All extends Components> {
  components: All
  page: { [Name in keyof All]: Name extends keyof Props<All[Name]> ? Props<All[Name]>[Name] | null : never }
  /** By section: what it takes beside its own content. */
  otherProps: OtherProps<All>
  /** Shown beside the content by sections that take it. */
  besides?: { [Name in keyof All]?: ReactNode }
  /** Behind the first of them. */
  afterFirst?: ReactNode
}

export function Sections<All extends Components>(props: SectionsProps<All>) {
  const { components, page, besides, afterFirst } = props
  const names = Object.keys(components).filter((name) => page[name])
  return names.flatMap((name, index) => {
    const otherProps = (props.otherProps as Record<string, object>)[name]
    const section = createElement(components[name] as ElementType, {
      key: name,
      [name]: page[name],
      beside: besides?.[name],
      ...otherProps,
    })
    return index > 0 ? [section] : [section, createElement(Fragment, { key: 'after-first' }, afterFirst)]
  })
}
