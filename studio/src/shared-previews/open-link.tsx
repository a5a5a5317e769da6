import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useUser } from 'sanity'
import type { SharedLink } from './shared-link.ts'

interface OpenLinkProps {
  link: SharedLink
  disabled: boolean
  onClose: () => void
}

export function OpenLink({ link, disabled, onClose }: OpenLinkProps) {
  const [maker] = useUser(link.by ?? '')
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={2} flex={1}>
          <Text size={1} weight="semibold">
            {link.path}
          </Text>
          <Text size={1} muted>
            {maker?.displayName ? `Made by ${maker.displayName}, o` : 'O'}pen until{' '}
            {formatDateTime(link.until)}
          </Text>
        </Stack>
        <Button
          mode="ghost"
          text="Close"
          aria-label={`Close the link to ${link.path}`}
          disabled={disabled}
          onClick={onClose}
        />
      </Flex>
    </Card>
  )
}
