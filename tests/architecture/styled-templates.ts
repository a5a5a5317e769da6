import { parseSync, Visitor } from 'oxc-parser'
import { read, sourceFiles } from './source-files.ts'

interface StyledTemplate {
  file: string
  /** Rules whose selector names a class. */
  classRules: number
}

const classRule = /(?:^|[{};])[^{};]*\.[a-z][\w-]*[^{};]*\{/gi

/** `styled.h3`, `styled(Title)`, `styled.div.attrs(…)`, `css`. */
const begins = /^(styled|css|createGlobalStyle)\b/

export function styledTemplates(): StyledTemplate[] {
  const files = sourceFiles().filter(
    (file) => /\.tsx?$/.test(file) && / from .styled-components'/.test(read(file)),
  )
  return files.flatMap((file) => {
    const text = read(file)
    const found: StyledTemplate[] = []
    new Visitor({
      TaggedTemplateExpression({ tag, quasi }) {
        if (!begins.test(text.slice(tag.start, tag.end))) return
        const css = text
          .slice(quasi.start + 1, quasi.end - 1)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/\$\{[^{}]*\}/g, '0')
        // Twice: what ends a rule begins the next.
        found.push({ file, classRules: [...css.replace(/([{};])/g, '$1$1').matchAll(classRule)].length })
      },
    }).visit(parseSync(file, text).program)
    return found
  })
}
