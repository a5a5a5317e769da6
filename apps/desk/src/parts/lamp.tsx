import { Lamp as PlainLamp } from '@wiring/ui/lamp'
import type { ComponentProps } from 'react'

/** By a class: a styled part brings a `<style>` on the server, and lamps stand in links and headings. */
export function Lamp({ className = '', ...props }: ComponentProps<typeof PlainLamp>) {
  return <PlainLamp {...props} className={`ui-lamp-small ${className}`.trim()} />
}
