/** Each before how it is read. What is a word of its own is none of them. */
export const misspelt =
  "im i'm ive i've youre you're theyre they're thats that's theres there's whats what's hes he's cant can't wont won't " +
  "cudnt couldn't wudnt wouldn't shudnt shouldn't dosent doesn't dosnt doesn't couldve could've " +
  'wich which whitch which befor before becuase because becouse because becaus because cuz because coz because ' +
  'untill until insted instead allways always alway always definately definitely definatly definitely ' +
  'recieve receive recieves receives recieved received seperate separate seperately separately finaly finally ' +
  'finnaly finally realy really usualy usually probly probably probaly probably begining beginning writting writing ' +
  'comming coming stoped stopped finnished finished finnishing finishing finishd finished finisht finished ' +
  'somone someone sombody somebody somthing something somethin something nothin nothing evry every evrything everything ' +
  'evryone everyone everthing everything everybody everybody diffrent different agian again allready already ' +
  'tommorow tomorrow tomorow tomorrow tommorrow tomorrow thru through tho though altho although enuf enough ' +
  'freind friend freinds friends thier their peice piece peices pieces coleague colleague collegue colleague ' +
  'custumer customer buisness business dedline deadline templete template sentance sentence ' +
  'sentances sentences pictre picture catagory category calender calendar skedule schedule shedule schedule ' +
  'wating waiting sendin sending makeing making useing using changeing changing decison decision ' +
  'descision decision choise choice choises choices remeber remember rember remember wot what ' +
  "woud would coud could shoud should havnt haven't nite night nites nights ppl people smth something " +
  'tues tuesday thurs thursday sumthing something kichen kitchen drawin drawing paintin painting lauch launch anounce announce publsh publish'

const pairs = misspelt.split(' ')
const readings = new Map(
  pairs.flatMap((word, index) => (index % 2 === 0 ? [[word, pairs[index + 1] ?? word] as const] : [])),
)
const withoutApostrophe = /^(do|did|does|is|was|are|were|has|have|had|could|would|should)e?nt$/

/** How a word is read; it is quoted as it was written. */
export const spelled = (word: string): string =>
  readings.get(word) ?? (withoutApostrophe.test(word) ? word.replace(/e?nt$/, "n't") : word)
