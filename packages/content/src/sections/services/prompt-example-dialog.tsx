import { Dialog } from '@wiring/ui/dialog'
import { staticChildren } from '@wiring/ui/static-markup'
import styled from 'styled-components'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import type { Services } from './services.query.ts'

const Body = styled.div`
  margin-top: var(--space-5);

  > p {
    margin-bottom: var(--space-4);
    color: var(--ink-2);
  }
`

const LibraryName = styled.h3`
  margin: var(--space-6) 0 var(--space-4);
  font-size: var(--text-3);
  letter-spacing: -0.03em;
`

const Categories = styled.ol`
  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-4) 0;
    border-top: 1px solid var(--line);
  }

  h4 {
    font-size: var(--text-lead);
  }

  .example {
    margin-top: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--yellow);
    background: var(--bg-2);
    font: 500 0.8125rem / 1.6 var(--mono);
  }
`

export function PromptExampleDialog({ example }: { example: NonNullable<Services['example']> }) {
  const body = (
    <>
      <RichText value={example.body} />
      <LibraryName>{example.libraryName}</LibraryName>
      <Categories className="ui-numbered">
        {example.categories.map((category) => (
          <li key={category._key}>
            <div>
              <h4>{category.title}</h4>
              <p>{category.description}</p>
              {category.example && <p className="example">{category.example}</p>}
            </div>
          </li>
        ))}
      </Categories>
      <p>{example.note}</p>
    </>
  )
  return (
    <Dialog id="prompt-example" title={example.title}>
      <Body {...staticChildren(body)} />
    </Dialog>
  )
}
