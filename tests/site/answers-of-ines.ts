import { ines } from '@wiring/map/specimen'
import { questions } from '@wiring/session/questions'

/** As she gave them: an option's text, or her own words. */
export const answersOfInes = questions.map((question, index) => {
  const answer = ines.inputs.survey_data[index]
  return typeof answer === 'number' && question.kind === 'multiple_choice'
    ? question.choices[answer]
    : String(answer)
})
