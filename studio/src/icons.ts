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
import { SplitHorizontalIcon } from '@sanity/icons/SplitHorizontal'
import { SquareIcon } from '@sanity/icons/Square'
import { TerminalIcon } from '@sanity/icons/Terminal'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UserIcon } from '@sanity/icons/User'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'

export const icons: Record<string, ComponentType> = {
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
  wizardTexts: DocumentTextIcon,
}
