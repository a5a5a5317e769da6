import { type Drawing, green, ink, label, paper, red, svg, text, yellow } from './drawing.ts'

const trace = (color: string, path: string) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="4"/>`
const input = (y: number) =>
  `<circle cx="668" cy="${y}" r="11" fill="${paper}" stroke="${ink}" stroke-width="4"/>`
const output = (y: number, color: string) => `<circle cx="1132" cy="${y}" r="12" fill="${color}"/>`
const pins = [210, 250, 290, 330, 370, 410].map(
  (y) => `<path d="M806 ${y - 2}h-14M966 ${y - 2}h14" stroke="${ink}" stroke-width="3"/>`,
)

export const socialCard: Drawing = {
  file: 'social-card.png',
  width: 1200,
  height: 630,
  svg: svg(
    1200,
    630,
    `<defs><pattern id="d" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="1.2" fill="${ink}" fill-opacity=".2"/></pattern></defs>`,
    `<rect width="1200" height="630" fill="${paper}"/>`,
    `<rect x="620" y="0" width="580" height="630" fill="url(#d)"/>`,
    `<path d="M620 0v630" stroke="${ink}" stroke-opacity=".2"/>`,
    trace(red, 'M679 130H730a16 16 0 0 1 16 16V232a16 16 0 0 0 16 16H796'),
    trace(ink, 'M679 312H796'),
    trace(yellow, 'M679 494H730a16 16 0 0 0 16-16V388a16 16 0 0 1 16-16H796'),
    trace(green, 'M976 248H1038a16 16 0 0 0 16-16V146a16 16 0 0 1 16-16H1122'),
    trace(red, 'M976 312H1046'),
    `<path d="M1052 292l16 15-12 10 14 15" fill="none" stroke="${red}" stroke-width="4"/>`,
    `<path d="M1078 312H1118" stroke="${red}" stroke-width="4" stroke-dasharray="5 8"/>`,
    trace(ink, 'M976 372H1038a16 16 0 0 1 16 16V478a16 16 0 0 0 16 16H1122'),
    input(130),
    input(312),
    input(494),
    output(130, green),
    output(312, red),
    output(494, ink),
    `<rect x="796" y="188" width="180" height="248" fill="none" stroke="${ink}" stroke-width="2"/>`,
    `<rect x="806" y="198" width="160" height="228" fill="${ink}"/>`,
    ...pins,
    text(886, 322, 'you', { size: 62, fill: paper, anchor: 'middle', tracking: -0.04 }),
    label(886, 360, 'U1 · REV 01', { size: 13, fill: '#B8B3A4', anchor: 'middle' }),
    label(652, 100, 'In-1 Survey', { size: 13 }),
    label(652, 282, 'In-2 Profile', { size: 13 }),
    label(652, 536, 'In-3 Visuals', { size: 13 }),
    label(1148, 100, 'Out-A Patterns', { size: 13, anchor: 'end' }),
    label(1148, 276, 'Out-B Friction', { size: 13, anchor: 'end' }),
    label(1148, 536, 'Out-C Archetype', { size: 13, anchor: 'end' }),
    text(64, 236, 'See how', { size: 92, tracking: -0.045 }),
    text(64, 324, 'you think,', { size: 92, tracking: -0.045 }),
    text(64, 412, 'create and', { size: 92, tracking: -0.045 }),
    text(64, 500, 'break.', { size: 92, tracking: -0.045 }),
    `<path d="M68 92v-14a14 14 0 0 1 14-14h14a10 10 0 0 0 10-10" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="68" cy="100" r="7" fill="${paper}" stroke="${ink}" stroke-width="5"/><circle cx="108" cy="50" r="7" fill="${red}"/>`,
    text(134, 88, 'Tracework', { size: 36, tracking: -0.03 }),
    label(66, 566, 'No logins. No payments. Just clarity.', { size: 15, fill: '#5A574C' }),
  ),
}
