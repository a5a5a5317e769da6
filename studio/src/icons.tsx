import { BellIcon } from '@sanity/icons/Bell'
import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { CogIcon } from '@sanity/icons/Cog'
import { ComposeIcon } from '@sanity/icons/Compose'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { HomeIcon } from '@sanity/icons/Home'
import { ImagesIcon } from '@sanity/icons/Images'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LinkRemovedIcon } from '@sanity/icons/LinkRemoved'
import { LockIcon } from '@sanity/icons/Lock'
import { PlugIcon } from '@sanity/icons/Plug'
import { RocketIcon } from '@sanity/icons/Rocket'
import { SearchIcon } from '@sanity/icons/Search'
import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal'
import { SquareIcon } from '@sanity/icons/Square'
import { TerminalIcon } from '@sanity/icons/Terminal'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UserIcon } from '@sanity/icons/User'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { PageType } from '@wiring/content/pages'
import { brand } from '@wiring/ui/tokens'
import type { ComponentType } from 'react'

export const icons: Record<PageType, ComponentType> & Record<string, ComponentType> = {
  approachStep: RocketIcon,
  banner: BellIcon,
  consoleFeature: BlockElementIcon,
  consolePage: TerminalIcon,
  foundersNote: UserIcon,
  labPage: SquareIcon,
  labService: ComposeIcon,
  landingPage: HomeIcon,
  mapExplainer: InfoOutlineIcon,
  mirrorCard: SplitHorizontalIcon,
  notFoundPage: LinkRemovedIcon,
  offering: PlugIcon,
  portfolioItem: ImagesIcon,
  pricingPlan: CreditCardIcon,
  privacyPolicy: LockIcon,
  problemCard: WarningOutlineIcon,
  promptExample: BulbOutlineIcon,
  redirect: TransferIcon,
  siteSettings: CogIcon,
  specimenPage: EyeOpenIcon,
  trustPage: SearchIcon,
  wizardTexts: DocumentTextIcon,
}

export function Logo() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" style={{ width: '1em', height: '1em' }}>
      <path d="M8 22v-5a4 4 0 0 1 4-4h6a4 4 0 0 0 4-4" stroke="currentColor" strokeWidth="3" />
      <circle cx="8" cy="24" r="3.5" stroke="currentColor" strokeWidth="3" />
      <circle cx="23" cy="7" r="4" fill={brand.red} />
    </svg>
  )
}
