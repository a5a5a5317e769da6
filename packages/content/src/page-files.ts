type Pages = Record<string, { path: string; sections?: readonly string[] }>

const header = '// Written by `npm run typegen -w @wiring/studio` from the sections in pages.ts.\n'

/**
 * Texts by file name. Section `labHero` is `sections/lab-hero` with the exports `labHero`, `labHeroFragment`,
 * `labHeroTypes`, `labHeroMarkdown` and `LabHeroSection`.
 */
export function pageFiles(pages: Pages): Record<string, string> {
  const pagesOfSections = Object.entries(pages).flatMap(([page, { sections }]) =>
    sections ? [{ page, sections }] : [],
  )
  const all = pagesOfSections.flatMap(({ sections }) => sections)
  return {
    'section-schemas.ts': text(
      ...all.map((name) => `import { ${name} } from '${source(name)}.schema.ts'`),
      '\nexport const pageSections = {',
      ...pagesOfSections.map(({ page, sections }) => `  ${page}: { ${sections.join(', ')} },`),
      '}',
    ),
    'pages.query.ts': text(
      `import { defineQuery } from 'groq'`,
      `import { seoFragment, seoTypes } from '../parts/seo/seo.query.ts'`,
      ...all.map(
        (name) => `import { ${name}Fragment, ${name}Markdown, ${name}Types } from '${source(name)}.query.ts'`,
      ),
      ...pagesOfSections.map(({ page, sections }) => queryOf(page, sections)),
    ),
    ...Object.fromEntries(
      pagesOfSections.map(({ page, sections }) => [
        `${kebab(page)}.ts`,
        text(
          ...sections.map((name) => `import { ${pascal(name)}Section } from '${source(name)}.tsx'`),
          `\nexport const ${page}Sections = {`,
          ...sections.map((name) => `  ${name}: ${pascal(name)}Section,`),
          '}',
        ),
      ]),
    ),
  }
}

const queryOf = (page: string, sections: readonly string[]) => `
export const ${page}Query = defineQuery(\`*[_type == "${page}"][0]{
  _id, _type,
${[...sections, 'seo'].map((name) => `  \${${name}Fragment}`).join(',\n')}
}\`)

export const ${page} = {
  query: ${page}Query,
  tags: [...new Set(['${page}', ${[...sections, 'seo'].map((name) => `...${name}Types`).join(', ')}] as const)],
}

export const ${page}Markdown = {
${sections.map((name) => `  ${name}: ${name}Markdown,`).join('\n')}
}`

const text = (...lines: string[]) => `${header}${lines.join('\n')}\n`
const source = (name: string) => `../sections/${kebab(name)}/${kebab(name)}`
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
