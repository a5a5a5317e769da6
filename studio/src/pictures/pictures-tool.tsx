import { Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { lakeRefusal } from '../lake-refusal.ts'
import { ToolPage, ToolWithoutContent } from '../tool-page.tsx'
import { PictureCard } from './picture-card.tsx'
import { type PictureAsset, usePictures } from './use-pictures.ts'

export default function PicturesTool() {
  const { pictures, reload, remove } = usePictures()
  const toast = useToast()
  const [onlyUnused, setOnlyUnused] = useState(false)
  const [toDelete, setToDelete] = useState<PictureAsset[]>([])
  if (pictures === null || pictures === 'failed')
    return <ToolWithoutContent failed={pictures === 'failed'} onRetry={reload} />
  const unused = pictures.filter(({ users }) => users.length === 0)

  async function confirm() {
    try {
      await remove(toDelete)
      toast.push({ status: 'success', title: `Deleted ${counted(toDelete.length)}.` })
    } catch (error) {
      const meanwhile = 'One of them is in use by now. Nothing was deleted; look again.'
      toast.push({ status: 'error', title: lakeRefusal(error, meanwhile) })
      reload()
    }
    setToDelete([])
  }

  return (
    <ToolPage
      title="Pictures"
      text={`${counted(pictures.length)}, ${unused.length === 0 ? 'all of them in use' : `${unused.length} of them shown nowhere`}. New ones are uploaded in the form where they show; “Select” there offers these.`}
      width={4}
    >
      {unused.length > 0 && toDelete.length === 0 && (
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
            onClick={() => setToDelete(unused)}
          />
        </Flex>
      )}
      {toDelete.length > 0 && (
        <Card tone="critical" padding={4} radius={2} border role="alertdialog" aria-label="Delete pictures">
          <Stack gap={4}>
            <Text size={1}>
              Delete {counted(toDelete.length)} for good? No page and no draft shows them. This cannot be
              undone.
            </Text>
            <Flex gap={3} wrap="wrap">
              <Button tone="critical" text="Delete for good" onClick={confirm} />
              <Button mode="ghost" text="Keep" onClick={() => setToDelete([])} />
            </Flex>
          </Stack>
        </Card>
      )}
      <Grid gridTemplateColumns={[1, 2, 3, 4]} gap={4}>
        {(onlyUnused ? unused : pictures).map((picture) => (
          <PictureCard key={picture._id} picture={picture} onDelete={() => setToDelete([picture])} />
        ))}
      </Grid>
    </ToolPage>
  )
}

const counted = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
