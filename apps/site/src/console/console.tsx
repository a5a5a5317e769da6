import { consolePage } from '@wiring/content/queries'
import { ConsoleHeroSection } from '@wiring/content/sections/console-hero/console-hero.tsx'
import { FeaturesSection } from '@wiring/content/sections/features/features.tsx'
import { PricingSection } from '@wiring/content/sections/pricing/pricing.tsx'
import { TechStackSection } from '@wiring/content/sections/tech-stack/tech-stack.tsx'
import { WaitlistSection } from '@wiring/content/sections/waitlist/waitlist.tsx'
import { BareHeading } from '../chrome/bare-heading.tsx'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { EmailFormSlot } from '../signup/email-form-slot.tsx'

export async function Console() {
  const page = await readContent(consolePage, await currentView())
  if (!page) return <BareHeading>The Console</BareHeading>
  const channels = page.features?.features.map(({ title }) => title) ?? []
  return (
    <>
      {page.consoleHero ? (
        <ConsoleHeroSection hero={page.consoleHero} channels={channels} />
      ) : (
        <BareHeading>The Console</BareHeading>
      )}
      {page.features && <FeaturesSection features={page.features} />}
      {page.techStack && <TechStackSection stack={page.techStack} />}
      {page.pricing && <PricingSection pricing={page.pricing} />}
      {page.waitlist && (
        <WaitlistSection
          waitlist={page.waitlist}
          form={
            <EmailFormSlot
              form="waitlist"
              words={page.waitlist}
              thanks={page.waitlist.thanks ?? 'Thank You for Signing Up.'}
            />
          }
        />
      )}
    </>
  )
}
