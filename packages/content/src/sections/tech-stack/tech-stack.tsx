import { Section } from '@wiring/ui/section'
import styled from 'styled-components'
import { Layers } from './layers.tsx'
import type { TechStack } from './tech-stack.query.ts'

const Plate = styled.div`
  position: relative;
  padding: clamp(28px, 4vw, 56px);
  border: 1px solid var(--rule);
  background-color: var(--sheet);

  /* A screw in each corner. */
  > i {
    position: absolute;
    width: 14px;
    height: 14px;
    border: 1px solid var(--rule);
    border-radius: 50%;
    background: linear-gradient(45deg, transparent 46%, var(--rule) 46% 54%, transparent 54%);
  }

  > i:nth-of-type(1) {
    inset: 10px auto auto 10px;
  }

  > i:nth-of-type(2) {
    inset: 10px 10px auto auto;
  }

  > i:nth-of-type(3) {
    inset: auto auto 10px 10px;
  }

  > i:nth-of-type(4) {
    inset: auto 10px 10px auto;
  }

  @media (max-width: 479px) {
    padding-inline: var(--space-5) var(--space-4);
  }
`

export function TechStackSection({ techStack: stack }: { techStack: TechStack }) {
  return (
    <Section id="stack" letter="B" label={stack.label} heading={stack.title} text={stack.text}>
      {stack.rows.length > 0 && (
        <Plate>
          {['a', 'b', 'c', 'd'].map((corner) => (
            <i key={corner} aria-hidden="true" />
          ))}
          <Layers stack={stack} />
        </Plate>
      )}
    </Section>
  )
}
