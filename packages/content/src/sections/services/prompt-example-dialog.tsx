import './prompt-example.css'
import { Dialog } from '@wiring/ui/dialog'
import { Label } from '@wiring/ui/label'
import { RichText } from '../../parts/rich-text/rich-text.tsx'
import { twoDigits } from '../../parts/words/two-digits.ts'
import type { Services } from './services.query.ts'

/** “Real Example: Prompt Templates”: the library Thinking Tree with its five categories. */
export function PromptExampleDialog({ example }: { example: NonNullable<Services['example']> }) {
  return (
    <Dialog id="prompt-example" title={example.title ?? 'Real Example: Prompt Templates'}>
      <div className="prompt-example">
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
      </div>
    </Dialog>
  )
}
