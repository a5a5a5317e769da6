import { parseSync, Visitor } from 'oxc-parser'
import { read, sourceFiles } from './source-files.ts'

interface StyledTemplate {
  file: string
  /** Rules whose selector names a class. */
  classRules: number
  /** Selectors that name a class and lead through two elements or more. */
  deepSelectors: string[]
}

const classRule = /(?:^|[{};])[^{};]*\.[a-z][\w-]*[^{};]*\{/gi

const selectors = /(?<=[{};])\s*([^{};@]+)\{/g

/** `.card[data-open] .toggle`, but not `[data-motion] & .card`: what is before `&` is outside the part. */
const leadsDeeper = (selector: string) =>
  selector
    .replace(/\([^()]*\)|\[[^\]]*\]/g, '')
    .replace(/^.*&\S*/, '')
    .trim()
    .split(/\s*[>+~]\s*|\s+/)
    .filter((part) => part !== '').length > 1

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
        const rules = css.replace(/([{};])/g, '$1$1')
        const deepSelectors = [...`{${rules}`.matchAll(selectors)]
          .flatMap(([, list = '']) => list.split(','))
          .map((selector) => selector.trim())
          .filter((selector) => /\.[a-z]/i.test(selector) && leadsDeeper(selector))
        found.push({ file, classRules: [...rules.matchAll(classRule)].length, deepSelectors })
      },
    }).visit(parseSync(file, text).program)
    return found
  })
}
