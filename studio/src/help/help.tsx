import { ChevronDownIcon } from '@sanity/icons/ChevronDown'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { SchemaType } from 'sanity'
import { PageThumbnail } from './page-thumbnail.tsx'
import { places } from './places.ts'

const storageKey = 'tracework.help'

/** Open help would fill a phone. */
const wideScreen = '(min-width: 600px)'

function isInitiallyOpen(): boolean {
  try {
    const chosen = localStorage.getItem(storageKey)
    if (chosen !== null) return chosen === 'open'
  } catch {
    // No choice.
  }
  return matchMedia(wideScreen).matches
}

export function Help({ type }: { type: SchemaType }) {
  const [open, setOpen] = useState(isInitiallyOpen)
  const id = useId()
  const place = places[type.name]
  function toggle() {
    setOpen(!open)
    try {
      localStorage.setItem(storageKey, open ? 'folded' : 'open')
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
  return (
    <Card tone="transparent" border radius={2} data-testid="help">
      <Button
        mode="bleed"
        width="fill"
        justify="flex-start"
        icon={open ? ChevronDownIcon : ChevronRightIcon}
        text="What this is"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      />
      <Box id={id} hidden={!open} padding={4} paddingTop={2}>
        <Flex gap={4} align="flex-start">
          {place && <PageThumbnail sectionCount={place.sectionCount} highlighted={place.highlighted} />}
          <Stack gap={3} flex={1}>
            <Text size={1}>{type.description}</Text>
            {place && (
              <>
                <Text size={1} muted>
                  Where it shows: {place.page}.
                </Text>
                <Text size={1} muted>
                  What good looks like: {place.goodExample}
                </Text>
              </>
            )}
          </Stack>
        </Flex>
      </Box>
    </Card>
  )
}
