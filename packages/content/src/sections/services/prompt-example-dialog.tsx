import { Dialog } from '@wiring/ui/dialog'
import { Label } from '@wiring/ui/label'
import styled from 'styled-components'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { Services } from './services.query.ts'

const Frame = styled.div`
  margin-top: var(--space-5);

  > p {
    margin-bottom: var(--space-4);
    color: var(--ink-2);
  }

  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: var(--space-3);
    padding: var(--space-4) 0;
    border-top: 1px solid var(--line);
  }

  li .ui-label {
    padding-top: 0.5em;
  }

  h4 {
    font-size: var(--text-lead);
  }

  .library {
    margin: var(--space-6) 0 var(--space-4);
    font-size: var(--text-3);
    letter-spacing: -0.03em;
  }

  .example {
    margin-top: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-left: 3px solid var(--yellow);
    background: var(--bg-2);
    font: 500 0.8125rem / 1.6 var(--mono);
  }
`

/** “Real Example: Prompt Templates”: the library Thinking Tree with its five categories. */
export function PromptExampleDialog({ example }: { example: NonNullable<Services['example']> }) {
  return (
    <Dialog id="prompt-example" title={example.title ?? 'Real Example: Prompt Templates'}>
      <Frame>
        <RichText value={example.body} />
        <h3 className="library">{example.libraryName}</h3>
        <ol className="categories">
          {example.categories.map((category, index) => (
            <li key={category._key}>
              <Label tone="quiet">{twoDigits(null, index)}</Label>
              <div>
                <h4>{category.title}</h4>
                <p>{category.description}</p>
                {category.example && <p className="example">{category.example}</p>}
              </div>
            </li>
          ))}
        </ol>
        <Label as="p" tone="quiet">
          {example.note}
        </Label>
      </Frame>
    </Dialog>
  )
}
