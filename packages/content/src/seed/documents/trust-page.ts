import { keyed, type SeedDocument } from '../seed-document.ts'

export const trustPage: SeedDocument = {
  _id: 'trustPage',
  _type: 'trustPage',
  trust: {
    _type: 'trust',
    label: 'Trust',
    title: 'What we hold, and who sees it.',
    text: 'You hand us answers that you would not print on a poster. Here is what happens to them, in short. The privacy policy says the same at length.',
    statements: keyed('statement', 's', [
      {
        title: 'What is held',
        text: 'Your email address, your ten answers, the seven fields of the profile that you paste, up to three pictures, the name for the map if you give one, what you say of the first readings, and when you accepted which privacy policy. From these come the map and its drafts. If you join the waitlist: your address and the date.',
      },
      {
        title: 'For how long',
        text: 'An unfinished session: 30 days after you last touched it. A finished one: 12 months after you finished it. Copies in backups: at most 30 days longer. A job deletes rows and files; nobody has to remember it. An address on the waitlist goes when you ask, or once the Console has opened to you.',
      },
      {
        title: 'Who sees it',
        text: 'The people at our desk who check and sign maps. They sign in with a passkey, and each look at your inputs is written down. Whoever holds the link of your session or your map sees it, too: treat it like a key. The companies that run our machines may not use it.',
      },
      {
        title: 'No model reads your words',
        text: 'A program with fixed rules drafts your map. It matches words and counts choices; no language model is asked, and nothing is sent to one. Your inputs train nothing. The chat AI from which you copy a profile is yours: we see only what you paste.',
      },
      {
        title: 'Nobody counts your steps',
        text: 'This site sets no cookies for visitors, runs no analytics and loads nothing from other companies. Our mails hold no picture that reports their opening, and no link that counts a click.',
      },
      {
        title: 'How you get rid of it',
        text: 'The link “Delete this session” in our first mail leads to a page that says what would go, and a button that deletes it at once. The map has such a link of its own. No reason, no account. What stood in a backup is deleted again when the backup is restored.',
      },
      {
        title: 'Accessibility',
        text: 'We build for WCAG 2.2, level AA. Each change is tested by program for contrast, names, zoom and narrow screens, and the steps by keyboard alone. Pages read without scripts, and motion stops when your system asks. No outside audit has been made. If something is in your way, write to the address in the privacy policy: it counts as a fault.',
      },
    ]),
    numbersTitle: 'In numbers, renewed each hour',
    storedLabel: 'Sessions held, rounded down to tens',
    deletedLabel: 'Sessions deleted in the last 30 days, rounded down',
    oldestLabel: 'Months since the oldest one began',
    fewText: 'fewer than ten',
    awayText: 'The database gives no numbers at the moment. They come back with it.',
    restoredLabel: 'Last time we restored a backup to try it',
    notRestoredText: 'not yet',
    mailsTitle: 'Every mail that we send',
    mailsText:
      'These are all of them, with invented names and links. Whoever works at the desk gets the last ones. There is no newsletter.',
  },
  seo: {
    _type: 'seo',
    title: 'Trust: what we hold, how long, and who sees it',
    description:
      'What Tracework keeps of you, for how long and who sees it, how to delete it, every mail that we send as a picture, and live numbers of what is held and deleted.',
  },
}
