import { Dialog } from '@wiring/ui/dialog'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { PromptExampleFrame } from './prompt-example.frame.ts'
import type { Services } from './services.query.ts'

export function PromptExampleDialog({ example }: { example: NonNullable<Services['example']> }) {
  return (
    <Dialog id="prompt-example" title={example.title ?? 'Real Example: Prompt Templates'}>
      <PromptExampleFrame>
        <RichText value={example.body} />
        <h3 className="library">{example.libraryName}</h3>
        <ol className="categories ui-numbered">
          {example.categories.map((category) => (
            <li key={category._key}>
              <div>
                <h4>{category.title}</h4>
                <p>{category.description}</p>
                {category.example && <p className="example">{category.example}</p>}
              </div>
            </li>
          ))}
        </ol>
        <p className="end">{example.note}</p>
      </PromptExampleFrame>
    </Dialog>
  )
}
