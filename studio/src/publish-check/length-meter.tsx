import { Box, Card, Flex, Stack, Text } from '@sanity/ui'

interface Props {
  label: string
  length: number
  from: number
  to: number
}

export function LengthMeter({ label, length, from, to }: Props) {
  const tone = length > to || length === 0 ? 'critical' : length < from ? 'caution' : 'positive'
  const verdict = length > to ? `${length - to} too many` : length < from ? 'rather short' : 'fits'
  return (
    <Stack gap={2}>
      <Flex justify="space-between" gap={3}>
        <Text size={1} muted>
          {label}
        </Text>
        <Text size={1} muted>
          {length} of {to}: {verdict}
        </Text>
      </Flex>
      <Card tone="transparent" radius={3} overflow="hidden">
        <Card tone={tone} style={{ width: `${Math.min(100, (100 * length) / to)}%`, height: 6 }} radius={3}>
          <Box
            style={{ height: 6, background: `var(--card-badge-${tone}-dot-color, currentColor)` }}
            aria-hidden
          />
        </Card>
      </Card>
    </Stack>
  )
}
