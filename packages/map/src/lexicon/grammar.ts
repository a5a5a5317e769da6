import { inflect } from './inflect.ts'
import { people } from './people.ts'

/** What a word does in a clause; a word may do several things. */
export const role = {
  writer: 1 << 0,
  /** As a subject only: "she". */
  other: 1 << 1,
  person: 1 << 2,
  /** "the", "my" */
  determiner: 1 << 3,
  preposition: 1 << 4,
  /** Between a subject and its verb. */
  filler: 1 << 5,
  /** Begins a clause that may have the subject of the one before. */
  joint: 1 << 6,
  /** As `joint`, but is itself the subject: "that", "which". */
  relative: 1 << 7,
  negation: 1 << 8,
  /** Denies one thing only: "no", "without". */
  missing: 1 << 9,
  /** Ends what a negation reaches: "just", "always". */
  assertion: 1 << 10,
  contrast: 1 << 11,
  wish: 1 << 12,
  condition: 1 << 13,
  wishTo: 1 << 21,
  /** Turns what follows round: "before", "instead". */
  turn: 1 << 14,
  report: 1 << 15,
  /** What other people do is watched. */
  watching: 1 << 16,
  /** Is no work. */
  chore: 1 << 17,
  be: 1 << 18,
  /** A time or a place, which has no subject. */
  circumstance: 1 << 19,
  profileSubject: 1 << 20,
} as const

const roleWords: Record<keyof typeof role, string> = {
  writer: "i i'm i've i'll i'd im ive we we're we've we'll we'd",
  other: "he she they you he's she's they're they've he'd she'd they'd you're you'd who",
  profileSubject: "he she they you he's she's they're they've you're",
  person: `${people.person} nobody noone`,
  determiner:
    'the a an this that these those my our your his her their its some any each every no one two three four both',
  preposition:
    'with to for from of by at about beside than like on in into without before after behind between among via as',
  filler:
    'always usually often still just even mostly never rarely seldom hardly not really simply also again then ' +
    'sometimes regularly constantly only already now ever too quickly slowly finally once secretly quietly ' +
    'immediately instead basically honestly tend tends tended like likes liked love loves loved prefer prefers ' +
    'preferred have has had am is are was were be been do does did will can go goes went end ends ended up ' +
    'help keep keeps kept start starts started begin begins began find finds myself himself herself sit sat ' +
    "gets get got i'm to continue continues continued easily gladly happily often naturally frequently first " +
    "cannot can't don't doesn't didn't both all somehow actually deliberately spend spends spent must could",
  joint:
    'and or but then so because when while since after until till although though whenever once where plus ' +
    'yet nor before if whereas',
  relative: 'that which who what how why whose',
  negation:
    "not never hardly rarely seldom barely scarcely cannot can't don't doesn't didn't won't isn't wasn't aren't " +
    "weren't haven't hasn't hadn't dont doesnt didnt cant wont isnt wasnt nobody none nothing neither noone " +
    'stopped quit ceased refuse refuses refused avoid avoids avoided avoiding skip skips skipped',
  missing: 'no without nor lacks lacking',
  assertion: 'just always instead mostly usually only simply then so often sometimes rather all',
  contrast: 'but however though although yet',
  wish:
    "would wouldn't should shouldn't could couldn't might i'd we'd she'd he'd they'd you'd wish= want= wanna " +
    'hope=hoped ideally someday ought need= dream+ dreamt dreamed yearn= crave= envy= longs longed tempted aspire= supposedly ' +
    "i'll we'll gonna",
  wishTo:
    'plan+ planned planning intend= mean+ meant meaning try= aim= promise= resolve= vow= supposed fail= struggle=',
  condition: 'if unless suppose supposing otherwise',
  turn: 'before until till unless except than instead rather',
  report:
    'say says said tell tells told claim= call= think= complain= insist= joke= believe= write writes wrote yell= ' +
    'shout= describe= suggest= advise= recommend= find finds reckon=',
  watching: 'watch= listen= hear heard',
  chore:
    'dishes washing laundry ironing hoover= hoovering vacuum= mop mops mopped mopping mow= lawn weed+ weeding hens ' +
    'chicken+ dentist gym jog jogging swim swimming swam jigsaw lego netflix cards nap+ napping sleeping asleep slept ' +
    'grocery groceries shopping teeth tooth shower bath bathe hair shoe+ silver silverware curtains shirt+ sock+ ' +
    'bin+ gutter+ attic garage oven sourdough risotto tax taxes vaccination vet insurance rent bills heating ' +
    'cleaned cleans fridge toilet bathroom hedge roof boiler drain+ car bike bicycle tyre+ boat kite dinghy passport luggage ' +
    'suitcase holiday+ ferry puzzle+ sudoku solitaire crossword detective thriller pint beer pub football yoga ' +
    'marathon hiking hike homework diaper+ nappies hallway sandwich makeup nails cutlery carpet diet vegetables ' +
    'towels beard shave blood conclusion+ attention river poker ' +
    'sauna spa hammock zoo playground picnic campsite beach cinema raffle telly television dance dancing party birthday funeral church weeds compost ' +
    'cat+ dog+ pets plants houseplants hamster mortgage electricity plumber wallpaper bedroom livingroom pond caravan camper tyres stairs attic basement barn ' +
    'nursery crib pram toys chores errands newborn wedding homework wardrobe sofa ikea',
  be: "am is are was were be been being i'm get gets got getting",
  circumstance:
    'late early at in on by the a an and of night nights evening evenings morning mornings day days week weeks hour ' +
    'hours afternoon afternoons monday tuesday wednesday thursday friday saturday sunday last this one two three ' +
    'until from to my alone whole all weekend weekends summer winter again while after studio desk table home ' +
    'still always often never just then on mostly time back up down over with for tends tend likes loves prefers ' +
    'keeps continues starts begins spends spend spent goes gets enjoys ends good great best worst strong quick ' +
    'fast slow skilled patient capable relies insists busy caught absorbed',
}

const roles = new Map<string, number>()
for (const [name, words] of Object.entries(roleWords))
  for (const word of inflect(words)) roles.set(word, (roles.get(word) ?? 0) | role[name as keyof typeof role])

export const rolesOf = (word: string): number => roles.get(word) ?? 0

/** The whole sentence is about what was, or is not meant. */
export const pastPhrases: readonly string[] = [
  '^ before i/we had/got/met a/an/my/our ..',
  '^ oh ,',
  '^ in # i/we/she/he',
  'back then/when',
  '^ back in/at',
  'back in #',
  'back in .. day/days/school/college',
  'in those/former days',
  'years/decades/ages ago',
  'at/in/for my/the/our old studio/job/school/office/company/agency/place/firm/shop/workshop/desk/flat/band',
  'my/our last/previous/former/old/first job/studio/employer/agency/office/company/boss/firm/band/workplace',
  'in/during/at my twenties/thirties/teens/youth/apprenticeship/training/internship/student/childhood/studies',
  'as a/an/the young? student/child/teenager/kid/apprentice/intern/trainee/boy/girl/beginner/freelancer/assistant',
  'when i was/were/worked/lived/studied/still',
  'when we were/worked/lived',
  'formerly/previously',
  'long ago',
  "in my father's/mother's/uncle's/grandfather's/grandmother's shop/workshop/studio/kitchen/time",
  '^ once',
  'one/some day i/we/they/she/he',
  'next time/year/month/week i/we',
  'from now on',
  'at the factory/mill/firm/ministry/bank/newspaper/department we/i/they/everyone',
  'at/in art? school/university/college/uni/academy',
  'at/in the agency/academy/university/conservatory',
  'in a former/previous life',
  'no longer',
  'not/any anymore',
  'any more/longer',
  'for ten/twenty/many/some/five/six/seven/eight/three/two years , stopped/until',
]

/** What stands before it, in its sentence, is taken back. */
export const takenBackPhrases: readonly string[] = [
  'only when/after/if/once/because/for/under/on/with',
  'or so i say/think/claim',
  'in theory/principle',
  'but/and/yet then? i? never do/did',
  "but/and/yet then? i? don't/didn't/doesn't/can't/won't",
  'not really',
  'and i/we do not',
  "and i/we don't/didn't/haven't",
  'not since/now/today/yet',
  'at least in/on my head/paper',
  'unless',
  'except !for/on/in/at/during',
  'gave/given/give it? up',
  'stopped/ended when/after/in',
  'and/but/then/, on? .. @weekday/tomorrow i find/see/notice/discover/spot/open/begin/start',
  'and/but/then/, .. next/following day/morning/evening/week i find/see/notice/discover/spot/open/begin/start',
]

/** As `takenBackPhrases`, and nothing that is said in one breath with it stands either. */
export const deniedPhrases: readonly string[] = [
  "except/only that? i/we/she/he do/does? don't/doesn't/didn't/never/not ..",
  'except when/that/if ..',
  'and lose=lost/drop=dropped/forget=forgot/abandon=/ignore=/break=broke it/them/that by/before/within/after/again/on ..',
  'and lose=lost/drop=dropped/forget=forgot/abandon=/ignore= it/them/that $',
]

export const grammar = { roleWords, pastPhrases, takenBackPhrases, deniedPhrases }
