import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { read } from './source-files.ts'

/** The element that each styled part of a file is: `const Title = styled.h3`, also where it is imported. */
export function styledHosts(file: string, source: string): Map<string, string> {
  const hosts = new Map<string, string>()
  for (const [, names = '', path = ''] of source.matchAll(
    /import \{([^}]*)\} from '(\.[^']*\.styles\.ts)'/g,
  )) {
    const target = join(dirname(file), path)
    const found = styledHosts(target, read(target))
    for (const each of names.split(',')) {
      const [name = '', alias = name] = each.trim().split(' as ')
      const host = found.get(name)
      if (host !== undefined) hosts.set(alias, host)
    }
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'TaggedTemplateExpression') return
      const tag = source.slice(init.tag.start, init.tag.end)
      const [, element, part] = /^styled(?:\.(\w+)|\((\w+)\))/.exec(tag) ?? []
      const host = element ?? hosts.get(part ?? '')
      if (host !== undefined) hosts.set(id.name, host)
    },
  }).visit(parseSync(file, source).program)
  return hosts
}
