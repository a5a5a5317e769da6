import { laterSheetAddress } from '@wiring/ui/later-sheet'

/**
 * Styles of what nobody sees in the first screen: forms, messages, dialogs. Behind it browsers read on when
 * the sheet is there, so that on a slow line the first frame is made of what stands before it and not of the
 * whole page. Without a precedence React leaves it where it stands. Styles for paper stay in the head: beside
 * the tokens they compress to half, and the page has 26 KB.
 */
export const LaterStyles = () => <link rel="stylesheet" href={laterSheetAddress} />
