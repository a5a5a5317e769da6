export const choiceKeys = 'ABCD'

export interface ChoiceAnswerProps {
  choices: readonly string[]
  chosen: number | null
  /** The question has a hint. */
  described: boolean
  onChoose: (choice: number) => void
}

/** Real radio buttons: arrow keys choose, and nothing but Next advances. */
export function ChoiceAnswer({ choices, chosen, described, onChoose }: ChoiceAnswerProps) {
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-labelledby="question"
      aria-describedby={described ? 'question-hint' : undefined}
      aria-required="true"
    >
      {choices.map((choice, index) => (
        <label className="choice" key={choice}>
          <input
            type="radio"
            name="answer"
            value={index}
            checked={chosen === index}
            onChange={() => onChoose(index)}
          />
          <span className="choice-key" aria-hidden="true">
            {choiceKeys[index]}
          </span>
          <span>{choice}</span>
        </label>
      ))}
    </div>
  )
}
