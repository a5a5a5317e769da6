import type { WiringSession } from '@wiring/contract/session'
import type { ReadingToCheck } from '@wiring/map/readings-to-check'
import { surveyVersion } from '@wiring/session/questions'
import { reportBrowserError } from '@wiring/ui/report-browser-error'
import { useEffect, useState } from 'react'

export interface Readings {
  /** Of the map. */
  model: string
  readings: readonly ReadingToCheck[]
}

async function loadReader() {
  const [reader, profile] = await Promise.all([
    import('@wiring/map/readings-to-check'),
    import('@wiring/session/normalize-profile'),
  ])
  return { ...reader, ...profile }
}

/** `null` while the program reads; without a reading where it does not arrive. Nothing leaves the device. */
export function useReadings(session: WiringSession): Readings | null {
  const [found, setFound] = useState<Readings | null>(null)
  useEffect(() => {
    let current = true
    const read = async () => {
      const modules = await loadReader().catch(() => null)
      const profile = modules?.normalizeProfile(session.json_profile) ?? null
      if (!current) return
      if (modules === null || profile === null || session.survey_data === null)
        return setFound({ model: '', readings: [] })
      const readings = modules.readingsToCheck({
        survey_version: session.survey_version ?? surveyVersion,
        survey_data: session.survey_data,
        json_profile: profile,
        name: '',
        completed_at: '',
      })
      setFound({ model: modules.model, readings })
    }
    // The map is made without them: what fails here must not keep the step from its end.
    read().catch(() => {
      reportBrowserError('wizard')
      if (current) setFound({ model: '', readings: [] })
    })
    return () => {
      current = false
    }
  }, [session])
  return found
}
