import { pages } from '@wiring/content/pages'
import type { LandingPageQueryResult } from '@wiring/content/sanity.types'
import { answeredBends } from '@wiring/map/drawing/answered-bends'
import { stretches } from '@wiring/map/drawing/stretches'
import { staticChildren } from '@wiring/ui/static-markup'
import type { ReactNode } from 'react'
import { specimen } from '../specimen/specimen.ts'
import { gates, track, width } from './line-track.ts'
import { stepsOf, type WalkStep } from './steps.ts'

const bends = answeredBends(specimen)
const pieces = stretches(
  track,
  specimen.drawing.gates.map(({ level }) => level),
)

/** What of Ines' line stands beside each section of the page. */
export function besides(page: NonNullable<LandingPageQueryResult>) {
  const names = pages.landingPage.sections.filter((name) => page[name])
  const board = page.hero?.board
  const walked = stepsOf(names, bends).map(([name, step]): [typeof name, ReactNode] => [
    name,
    <Walk key={name} step={step} label={board?.walkAnswer} end={board?.walkEnd} />,
  ])
  return Object.fromEntries(walked) as Partial<Record<(typeof names)[number], ReactNode>>
}

interface WalkProps {
  step: WalkStep
  label: string | null | undefined
  end: string | null | undefined
}

function Walk({ step, label, end }: WalkProps) {
  const isWhole = step === 'whole'
  const gone = isWhole ? pieces : pieces.slice(0, step.gate)
  const tip = isWhole ? [track.end + 6, track.lane(0)] : [track.gate(step.gate)[1], track.lane(step.level)]
  const inside = (
    <>
      <svg viewBox={`0 64 ${width} 150`} fill="none" aria-hidden="true">
        <path d={gates} />
        {gone.length > 0 && <path d={joined(gone)} />}
        {!isWhole && <path className="lit" d={pieces[step.gate]} />}
        <circle cx={16} cy={track.lane(0)} r={9} />
        <circle className="lit" cx={tip[0]} cy={tip[1]} r={9} />
      </svg>
      {isWhole ? (
        <p>{end}</p>
      ) : (
        <p>
          <span className="ui-label">{label}</span> <span>{`“${step.answer}”`}</span>{' '}
          <strong className="ui-label">{step.pole.toLowerCase()}</strong>
        </p>
      )}
    </>
  )
  return <div className="walk" {...staticChildren(inside)} />
}

/** One path: each piece begins where the one before ends. */
const joined = ([first = '', ...rest]: readonly string[]) =>
  first + rest.map((piece) => piece.replace(/^M[\d. ]+/, '')).join('')
