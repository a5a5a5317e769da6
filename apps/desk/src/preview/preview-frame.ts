import styled from 'styled-components'
import { choiceLinks } from '../shell/shared-styles.ts'

export const PreviewFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  padding: 16px var(--edge) 24px;

  .preview-forms {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;

    ${choiceLinks}
  }

  .preview-pair {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) minmax(0, 390px);
    gap: 24px;
  }

  figure {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-height: 0;
  }

  .preview-box {
    position: relative;
    flex: 1;
    min-height: 72vh;
    overflow: hidden;
    border: 1px solid var(--ink);
    background: var(--bg);
  }

  .preview-box iframe {
    position: absolute;
    inset: 0 auto auto 0;
    border: 0;
    background: white;
    transform-origin: 0 0;
  }

  .preview-pdf {
    width: 100%;
    height: 76vh;
    border: 1px solid var(--ink);
  }

  .preview-card {
    max-width: 100%;
    height: auto;
    border: 1px solid var(--line);
  }

  @media (max-width: 959px) {
    .preview-pair {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
