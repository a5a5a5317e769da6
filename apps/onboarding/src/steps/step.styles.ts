import styled from 'styled-components'
import { ownLineStyles } from '../wizard/own-line/own-line.styles.ts'
import { railStyles } from '../wizard/rail.styles.ts'
import { receiptStyles } from '../wizard/sidebar/receipt.styles.ts'
import { sidebarStyles } from '../wizard/sidebar/sidebar.styles.ts'
import { wizardStyles } from '../wizard/wizard.styles.ts'
import { completeStyles } from './complete/complete.styles.ts'
import { promptStyles } from './prompt/prompt.styles.ts'
import { surveyStyles } from './survey/survey.styles.ts'
import { chosenPictureStyles } from './visuals/chosen-picture.styles.ts'
import { hideStyles } from './visuals/hide/hide.styles.ts'
import { pictureInputStyles } from './visuals/picture-input.styles.ts'
import { refusedStyles } from './visuals/refused.styles.ts'

/** Rendered on the server: the browser gets no styled-components. */
export const WizardShell = styled.div`
  ${wizardStyles}
  ${railStyles}
  ${sidebarStyles}
  ${ownLineStyles}
  ${receiptStyles}
  ${surveyStyles}
  ${promptStyles}
  ${pictureInputStyles}
  ${refusedStyles}
  ${chosenPictureStyles}
  ${hideStyles}
  ${completeStyles}
`
