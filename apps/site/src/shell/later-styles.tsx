import { laterSheetAddress } from '@wiring/ui/later-sheet'

/**
 * Styles of what nobody sees in the first screen: forms, messages, dialogs, paper. Behind it browsers read on
 * when the sheet is there, so that on a slow line the first frame is made of what stands before it and not
 * of the whole page. Without a precedence React leaves it where it stands.
 */
export const LaterStyles = () => <link rel="stylesheet" href={laterSheetAddress} />
