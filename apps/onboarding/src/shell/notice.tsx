import { Board, Fault, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Chip } from '@wiring/ui/chip'
import { routeTrace } from '@wiring/ui/route-trace'
import type { ReactElement, ReactNode } from 'react'

type DrawingName = 'waiting' | 'broken' | 'empty'

interface NoticeProps {
  drawing: DrawingName | ReactElement
  children: ReactNode
}

export function Notice({ drawing, children }: NoticeProps) {
  return (
    <div className="wizard">
      <header className="rail">
        <div className="rail-head">
          <h1 className="rail-title ui-label">Your Wiring Process</h1>
        </div>
      </header>
      <div className="panel">
        <main className="panel-main" id="main" tabIndex={-1}>
          <div className="screen" data-notice="">
            {children}
          </div>
        </main>
        {typeof drawing === 'string' ? <NoticeDrawing drawing={drawing} /> : drawing}
      </div>
    </div>
  )
}

const inputWire = routeTrace([
  [56, 60],
  [180, 60],
  [180, 150],
])
const outputWire = routeTrace([
  [180, 214],
  [180, 300],
  [304, 300],
])

function NoticeDrawing({ drawing }: { drawing: DrawingName }) {
  return (
    <div className="notice-drawing ui-dots">
      <Board className="notice-board" width={360} height={360}>
        {drawing !== 'empty' && <Trace d={inputWire} color="gray" dashed />}
        {drawing === 'waiting' && <Trace d={outputWire} color="gray" dashed />}
        {drawing === 'broken' && (
          <>
            <Trace d="M56 60L120 60" color="red" />
            <Fault x={124} y={60} />
          </>
        )}
        <Terminal x={56} y={60} color={drawing === 'broken' ? 'red' : 'gray'} open />
        <Terminal x={304} y={300} color="gray" open />
        <Mark x={46} y={36} size={14}>
          IN
        </Mark>
        <Mark x={314} y={334} size={14} end quiet>
          MAP
        </Mark>
        {drawing === 'empty' ? (
          <rect
            x={140}
            y={142}
            width={80}
            height={80}
            stroke="var(--gray)"
            strokeDasharray="4 5"
            strokeWidth={2}
          />
        ) : (
          <Chip x={146} y={148} width={68} height={68} name="you" pins={3} />
        )}
      </Board>
    </div>
  )
}
