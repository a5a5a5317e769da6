import { blocks } from '../markdown/markdown.ts'

type Section = (words: never, more: never) => string

type More<Of extends Record<string, Section>> = {
  [Name in keyof Of as Parameters<Of[Name]>['length'] extends 2 ? Name : never]: Parameters<Of[Name]>[1]
}

export function pageMarkdown<Of extends Record<string, Section>>(
  of: Of,
  page: { [Name in keyof Of]: Parameters<Of[Name]>[0] | null } | null,
  more: More<Of>,
): string {
  const others = more as Record<string, never>
  return blocks(
    ...Object.entries(of).map(([name, write]) => {
      const words = page?.[name]
      return words && write(words as never, others[name] as never)
    }),
  )
}
