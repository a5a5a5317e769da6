import { Button, Card, Container, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { PictureCard } from './picture-card.tsx'
import { type Picture, usePictures } from './use-pictures.ts'

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
