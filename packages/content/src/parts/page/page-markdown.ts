import { blocks } from '../markdown/markdown.ts'

type Writer = (content: never, argument: never) => string

type SecondArguments<All extends Record<string, Writer>> = {
  [Name in keyof All as Parameters<All[Name]>['length'] extends 2 ? Name : never]: Parameters<All[Name]>[1]
}

export function pageMarkdown<All extends Record<string, Writer>>(
  writers: All,
  page: { [Name in keyof All]: Parameters<All[Name]>[0] | null } | null,
  secondArguments: SecondArguments<All>,
): string {
  const seconds = secondArguments as Record<string, never>
  return blocks(
    ...Object.entries(writers).map(([name, write]) => {
      const content = page?.[name]
      return content && write(content as never, seconds[name] as never)
    }),
  )
}
