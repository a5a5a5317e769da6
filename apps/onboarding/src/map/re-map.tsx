'use client'

import { circuitNames } from '@wiring/map/circuits'
import { compareSnapshots, type MapChanges } from '@wiring/map/compare-snapshots'
import { faultNames } from '@wiring/map/faults'
import type { Snapshot } from '@wiring/map/snapshot'
import { type SwitchId, switches } from '@wiring/map/switches'
import { Arrow } from '@wiring/ui/arrow'
import { Label } from '@wiring/ui/label'
import { useState } from 'react'
import { type ComparedMap, parseOlderMap } from './older-map.ts'

type Outcome = { state: 'changes'; changes: MapChanges } | { state: 'error'; text: string } | null

const maxBytes = 1_000_000

export function ReMap({ current }: { current: ComparedMap }) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [over, setOver] = useState(false)
  const read = async (file: File | undefined) => {
    if (file !== undefined) setOutcome(await compareWith(file, current))
  }
  return (
    <details className="map-more re-map">
      <summary className="map-more-head">What moved since your last map</summary>
      <label
        className="re-map-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void read(event.dataTransfer.files[0])
        }}
      >
        <span>
          Choose the JSON file of an older map, or drop it here. It is read in this browser and never sent.
        </span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      <div role="status">
        {outcome?.state === 'error' && <p className="re-map-error">{outcome.text}</p>}
        {outcome?.state === 'changes' && <Changes changes={outcome.changes} />}
      </div>
    </details>
  )
}

async function compareWith(file: File, current: ComparedMap): Promise<Outcome> {
  if (file.size > maxBytes) return { state: 'error', text: `${file.name} is too large to be a map.` }
  const older = parseOlderMap(await file.text())
  if (older === null)
    return { state: 'error', text: `${file.name} is not the JSON of a Wiring Map. Use the file from “JSON”.` }
  return { state: 'changes', changes: compareSnapshots(older, current) }
}

function Changes({ changes }: { changes: MapChanges }) {
  const { circuit, switches: moved, faultsGone, faultsNew, experiment } = changes
  const unchanged =
    circuit === null && moved.length === 0 && faultsGone.length === 0 && faultsNew.length === 0
  return (
    <>
      {unchanged && <p>Nothing moved: the same circuit, the same positions, the same faults.</p>}
      {circuit !== null && (
        <p>{`The circuit was ${circuitNames[circuit.from]} and is ${circuitNames[circuit.to]}.`}</p>
      )}
      {moved.length > 0 && (
        <ul>
          {moved.map(({ id, from, to }) => (
            <li key={id}>
              <Label>{switchName(id)}</Label> <span>{position(id, from)}</span> <Arrow sign="→" />{' '}
              <span>{position(id, to)}</span>
            </li>
          ))}
        </ul>
      )}
      {faultsGone.length > 0 && (
        <p>{`No longer drawn: ${faultsGone.map((id) => faultNames[id]).join(', ')}.`}</p>
      )}
      {faultsNew.length > 0 && <p>{`Newly drawn: ${faultsNew.map((id) => faultNames[id]).join(', ')}.`}</p>}
      {experiment !== null && <p>{`The last map proposed experiment ${experiment}. What did you count?`}</p>}
    </>
  )
}

/** As the sheet prints it. */
function switchName(id: SwitchId): string {
  const index = switches.findIndex((each) => each.id === id)
  const { left, right } = switches[index] ?? { left: '', right: '' }
  return `S${index + 1} ${left} / ${right}`
}

function position(id: SwitchId, { z, state }: Snapshot['switches'][number]): string {
  const found = switches.find((each) => each.id === id)
  if (state === 'none') return 'no reading'
  if (state === 'both') return 'both'
  if (state === 'middle') return 'the middle'
  const pole = (z < 0 ? found?.left : found?.right)?.toLowerCase()
  return state === 'leans' ? `leans to ${pole}` : `${pole}`
}
