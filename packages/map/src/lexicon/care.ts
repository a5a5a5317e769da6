/**
 * A field with one of them is neither read nor quoted; a person reads it. Recall before precision: a false
 * alarm costs one look.
 */
export const carePatterns = [
  'suicid*',
  'kill/hurt/harm/cut/cutting/hurting/killing myself/herself/himself/themselves/themself',
  'end my/her/his/their life',
  'want/wanted/wants to die/disappear',
  'self-harm*',
  'overdos*',
  'depress*',
  'panic*',
  'anxiety',
  'trauma*',
  'ptsd/ocd/adhd/aspergers/bpd',
  'my/have/has add',
  'bipolar/schizo*/psychosis/psychotic/psychiatr*/mania/manic',
  'autis*/neurodiver*/dyslexi*',
  'diagnos*',
  'disorder/disorders/disab*/wheelchair',
  'therapist/therapists/therapy/medicat*/antidepress*',
  'anorexi*/bulimi*',
  'burnout/burnouts',
  'burned/burnt/burn out',
  'nervous/mental breakdown/breakdowns',
  'abus*/molest*/rape/raped/rapist/harass*',
  'violence/violent/assault/assaulted',
  'addict*/alcohol*/rehab/drunk/heroin/cocaine',
  'cancer/chemo*/tumor/tumour/hospital*/illness/illnesses/seizure/seizures',
  'had/after/a stroke',
  'chronic pain/fatigue/illness',
  'divorc*/widow*/miscarr*/pregnan*/abortion*/infertil*',
  'funeral/funerals/grief/grieving/bereave*',
  'died/dying/death/dead',
  'my/our/her/his/their son/sons/daughter/daughters/kid/kids/child/children',
  'my/our/her/his/their toddler/baby/babies/newborn/stepson/stepdaughter',
  'the kids/baby/toddler',
  'muslim*/islam*/christian/christians/catholic*/protestant*/hindu*/buddhis*/sikh*/mormon*',
  'jew/jews/jewish/judaism/synagogue*/mosque*/church/churches/prayer/praying/religio*',
  'ethnic*/racis*/refugee*/asylum/immigrant*/migrant*/romani/gypsy',
  'gay/lesbian/queer/transgender/nonbinary/homosexual*/bisexual*/transsexual*',
  'prison/jail/arrested/bankrupt*/evicted',
] as const

/** Phrases in which the same word means something else. */
export const careExceptions = [
  'dead ends/end/line/lines/stock/reckoning',
  'manic street preachers',
  'religiously',
  'a stroke of',
] as const
