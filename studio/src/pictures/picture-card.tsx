import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { isDraft } from '@wiring/content/parts/rules/document-ids.ts'
import { DocumentLink } from '../document/document-link.tsx'
import type { PictureAsset } from './use-pictures.ts'

export function PictureCard({ picture, onDelete }: { picture: PictureAsset; onDelete: () => void }) {
  const { url, name, width, height, size, users } = picture
  return (
    <Card border radius={2} overflow="hidden" data-testid="picture">
      <img
        src={`${url}?w=480&h=320&fit=crop`}
        alt=""
        loading="lazy"
        style={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' }}
      />
      <Stack gap={2} padding={3}>
        <Text size={1} weight="medium" textOverflow="ellipsis">
          {name ?? 'Without a name'}
        </Text>
        <Text size={1} muted>
          {width} × {height}, {Math.max(1, Math.round(size / 1024))} KB
        </Text>
        {users.length > 0 && (
          <Box style={{ margin: '0 -12px -12px' }}>
            {users.map((user) => (
              <DocumentLink key={user._id} document={user} {...(isDraft(user._id) && { note: 'draft' })} />
            ))}
          </Box>
        )}
        {users.length === 0 && (
          <Flex gap={3} align="center" justify="space-between">
            <Text size={1} muted>
              Shown nowhere
            </Text>
            <Button
              mode="bleed"
              tone="critical"
              text="Delete"
              aria-label={`Delete ${name ?? 'this picture'}`}
              onClick={onDelete}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
