import { labPage } from '@wiring/content/queries'
import { CallToActionSection } from '@wiring/content/sections/call-to-action/call-to-action.tsx'
import { ClientsSection } from '@wiring/content/sections/clients/clients.tsx'
import { LabHeroSection } from '@wiring/content/sections/lab-hero/lab-hero.tsx'
import { LabServicesSection } from '@wiring/content/sections/lab-services/lab-services.tsx'
import { PhilosophySection } from '@wiring/content/sections/philosophy/philosophy.tsx'
import { PortfolioSection } from '@wiring/content/sections/portfolio/portfolio.tsx'
import { BareHeading } from '../chrome/bare-heading.tsx'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { EmailFormSlot } from '../signup/email-form-slot.tsx'

export async function Lab() {
  const page = await readContent(labPage, await currentView())
  if (!page) return <BareHeading>The Lab</BareHeading>
  return (
    <>
      {page.labHero ? <LabHeroSection hero={page.labHero} /> : <BareHeading>The Lab</BareHeading>}
      {page.clients && <ClientsSection clients={page.clients} />}
      {page.labServices && <LabServicesSection services={page.labServices} />}
      {page.portfolio && <PortfolioSection portfolio={page.portfolio} />}
      {page.philosophy && <PhilosophySection philosophy={page.philosophy} />}
      {page.callToAction && (
        <CallToActionSection
          cta={page.callToAction}
          form={<EmailFormSlot form="lab" words={page.callToAction} />}
        />
      )}
    </>
  )
}
