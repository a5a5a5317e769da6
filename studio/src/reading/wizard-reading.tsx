import { Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import { rooms } from '@wiring/ui/tokens'
import type { UserViewComponent } from 'sanity/structure'

const screens = [
  { step: 'survey', screen: 'Step 1: welcome', title: 'title', text: 'text', button: 'startLabel' },
  { step: 'survey', screen: 'Step 1: after the ten questions', title: 'thanksTitle', text: 'thanksText' },
  { step: 'promptStep', screen: 'Step 2: prompt', title: 'title', text: 'text', prompt: true },
  { step: 'visuals', screen: 'Step 3: pictures', title: 'title', text: 'text' },
  {
    step: 'complete',
    screen: 'Step 4: name',
    title: 'title',
    text: 'text',
    field: 'nameLabel',
    hint: 'nameHint',
  },
  { step: 'complete', screen: 'After the last click', title: 'synthesisTitle', text: 'synthesisText' },
]

export const WizardReading: UserViewComponent = ({ document: { displayed } }) => {
  const words = (step: string, name?: string) => {
    const screen = displayed[step]
    const value = isRecord(screen) && name ? screen[name] : undefined
    return typeof value === 'string' ? value : undefined
  }
  return (
    <Card height="fill" overflow="auto" tone="transparent">
      <Container width={1} padding={[4, 5]}>
        <Stack gap={5} data-testid="wizard-reading">
          {screens.map(({ step, screen, title, text, button, field, hint, prompt }) => (
            <Stack gap={3} key={screen}>
              <Text size={1} muted>
                {screen}
              </Text>
              <Card border radius={3} padding={5}>
                <Stack gap={4}>
                  <Heading as="h2" size={3}>
                    {words(step, title) ?? 'No heading yet'}
                  </Heading>
                  <Text size={2}>{words(step, text)}</Text>
                  {prompt && (
                    <Card tone="transparent" border padding={4} overflow="auto" style={{ maxHeight: 320 }}>
                      <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
                        {typeof displayed.prompt === 'string' ? displayed.prompt : ''}
                      </Text>
                    </Card>
                  )}
                  {field && (
                    <Stack gap={3}>
                      <Text size={1} weight="semibold">
                        {words(step, field)}
                      </Text>
                      <Card border padding={4} />
                      <Text size={1} muted>
                        {words(step, hint)}
                      </Text>
                    </Stack>
                  )}
                  {button && (
                    <Flex>
                      <Card padding={3} style={{ background: rooms.paper.ink, color: rooms.paper.sheet }}>
                        <Text size={1} weight="semibold" style={{ color: 'inherit' }}>
                          {words(step, button)}
                        </Text>
                      </Card>
                    </Flex>
                  )}
                </Stack>
              </Card>
            </Stack>
          ))}
        </Stack>
      </Container>
    </Card>
  )
}
