import { Box, Button, Card, Container, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { DocumentLink } from '../overview/document-link.tsx'
import { isDraft } from '../overview/site-problems.ts'
import { type Picture, usePictures } from './use-pictures.ts'

/** Every picture, where it shows, and which of them nothing shows. */
export default function PicturesTool() {
  const { pictures, load, remove } = usePictures()
  const toast = useToast()
  const [onlyUnused, setOnlyUnused] = useState(false)
  const [asked, setAsked] = useState<Picture[]>([])
  if (pictures === null || pictures === 'failed')
    return (
      <Flex padding={5} gap={4} align="center">
        <Text size={1} muted>
          {pictures === null ? 'Loading …' : 'The content lake did not answer.'}
        </Text>
        {pictures === 'failed' && <Button mode="ghost" text="Try again" onClick={load} />}
      </Flex>
    )
  const unused = pictures.filter(({ users }) => users.length === 0)

  async function confirm() {
    try {
      await remove(asked)
      toast.push({ status: 'success', title: `Deleted ${counted(asked.length)}.` })
    } catch {
      toast.push({
        status: 'error',
        title: 'Nothing was deleted: one of them is in use, or the content lake did not answer.',
      })
      await load()
    }
    setAsked([])
  }

  return (
    <Card height="fill" overflow="auto">
      <Container width={4} padding={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Pictures
            </Heading>
            <Text size={1} muted>
              {counted(pictures.length)},{' '}
              {unused.length === 0 ? 'all of them in use' : `${unused.length} of them shown nowhere`}. New
              ones are uploaded in the form where they show; “Select” there offers these.
            </Text>
          </Stack>
          {unused.length > 0 && asked.length === 0 && (
            <Flex gap={3} wrap="wrap">
              <Button
                mode="ghost"
                text={onlyUnused ? 'Show all' : `Show unused (${unused.length})`}
                onClick={() => setOnlyUnused(!onlyUnused)}
              />
              <Button
                mode="ghost"
                tone="critical"
                text={`Delete unused (${unused.length})`}
                onClick={() => setAsked(unused)}
              />
            </Flex>
          )}
          {asked.length > 0 && (
            <Card
              tone="critical"
              padding={4}
              radius={2}
              border
              role="alertdialog"
              aria-label="Delete pictures"
            >
              <Stack gap={4}>
                <Text size={1}>
                  Delete {counted(asked.length)} for good? No page and no draft shows them. This cannot be
                  undone.
                </Text>
                <Flex gap={3} wrap="wrap">
                  <Button tone="critical" text="Delete for good" onClick={confirm} />
                  <Button mode="ghost" text="Keep" onClick={() => setAsked([])} />
                </Flex>
              </Stack>
            </Card>
          )}
          <Grid gridTemplateColumns={[1, 2, 3, 4]} gap={4}>
            {(onlyUnused ? unused : pictures).map((picture) => (
              <PictureCard key={picture._id} picture={picture} onDelete={() => setAsked([picture])} />
            ))}
          </Grid>
        </Stack>
      </Container>
    </Card>
  )
}

const counted = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)

function PictureCard({ picture, onDelete }: { picture: Picture; onDelete: () => void }) {
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
              <DocumentLink key={user._id} document={user} {...(isDraft(user) && { note: 'draft' })} />
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
