import type { PageType, pages } from '@wiring/content/pages'

const paper = { bg: '#f3f0e8', ink: '#17160f', quiet: '#5a574c', line: '#17160f33', signal: '#e4472f' }

export type RoomColors = typeof paper

export const rooms: Record<(typeof pages)[PageType]['room'], RoomColors> = {
  paper,
  night: { bg: '#151512', ink: '#ede9dd', quiet: '#b4b0a4', line: '#ede9dd33', signal: '#63e6a4' },
  gallery: { ...paper, bg: '#ffffff', line: '#17160f26' },
}
