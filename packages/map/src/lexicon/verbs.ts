/** Forms of verbs; "draw=drew,drawn" has its past in it. */
export const verbs = {
  polish:
    'polish= refine= tweak= nudge= fiddle= tinker= perfect= retouch= redraw=redrew,redrawn redo redoes redid ' +
    'redone redoing rework= rewrite=rewrote,rewritten revise= reformat reformats reformatted reformatting reword= ' +
    'rephrase= repaint= recut recuts recutting kern= finesse= finetune= fuss= resand= reglaze= re-record= overwork= ' +
    'improve= rearrange= smooth= retune= restyle= respace= remix= reshoot=reshot recolour= recolor= unpick= resew= reset resets resetting overdo refix retie',
  /** Of these, any object is a piece of work. */
  redo:
    'refine= retouch= redraw=redrew,redrawn rewrite=rewrote,rewritten revise= reformat reformats reformatted ' +
    'reformatting reword= rephrase= repaint= recut recuts recutting kern= recolour= recolor= retype= ' +
    'proofread over-edit re-edit restyle= respace=',
  change:
    'adjust= change= correct= shift= move= sand= fix= edit= file= trim trims trimmed trimming alter= draw=drew,drawn ' +
    'write=wrote,written set sets setting record= mix= colour= color= cut cuts cutting sew=sewed,sewn paint= film= ' +
    'compare= go goes going went comb= touch= glaze= tune= shade= test= sing=sang play= reread oil= wax= varnish= buff= grind=ground hone= plane= rub rubs rubbed rubbing ' +
    'scrape= steam= stitch= unstitch= season= salt= taste= wash= shave= cancel= align= space= rescale= crop crops cropped cropping ' +
    'delete= paste= shorten= lengthen= thin thins thinned thinning',
  make:
    'work= write=wrote,written draw=drew,drawn sketch= paint= sew=sewed,sewn knit knits knitted knitting throw=threw ' +
    'code= program programs programmed programming practise= practice= compose= record= mix= edit= translate= design= ' +
    'carve= build=built weave=wove,woven print= bake= glaze= film= cut cuts cutting stitch= play= rehearse= model= ' +
    'solder= type= set sets setting prime= shoot=shot proofread develop= craft= fire= mould= cast casts casting make=made ' +
    'revise= sing=sang,sung arrange= plan plans planned planning produce= debug debugs debugged debugging turn= stretch= oil= grind=ground plane= sand= wax= dye= spin=spun ' +
    'prepare= draft= edit= sculpt= etch= engrave= bind=bound fold= animate= illustrate= letter= solder= weld= warp= glue= marble= dye= emboss= forge= brew=',
  start: 'start= begin begins began begun beginning open= launch= announce= invent= thumbnail=',
  send: 'send=sent push= ship ships shipped shipping release= submit submits submitted submitting deliver= publish= post= upload= give=gave,given wrap wraps wrapped wrapping pack= hand= mail= export= print= tag tags tagged tagging ink= commit commits committed',
  show: 'show=showed,shown read reads reading sing=sang,sung play= present= pin pins pinned pinning hold=held perform= demo demos share=',
  see: 'see=saw,seen imagine= picture= visualise= visualize= envision=',
  write: 'write=wrote,written draft= jot jots jotted jotting note= type= phrase=',
  draw: 'draw=drew,drawn sketch= doodle= paint= storyboard= thumbnail= collage=',
  keep: 'keep=kept continue= leave=left hide=hid,hidden lock= store=',
  follow:
    'follow= stick=stuck keep=kept obey= respect= go goes going went adhere= apply applies applied copy copies copied',
  rebuild:
    'rebuild=rebuilt redo redoes redoing redid rewrite=rewrote,rewritten redraw=redrew,redrawn rework= adapt= customise= ' +
    'customize= modify modifies modified modifying redesign= remake=remade reinvent= replace= bend=bent hack= ' +
    'dismantle= restructure= alter=',
  wait: 'wait= sit sits sat sitting stay= lie lies lay lying pile= rest= remain= gather=',
  /** Where a thing is that is not used. */
  lie: 'wait= sit sits sat sitting lie lies lay lying stay= sleep sleeps slept sleeping hang hangs hung hanging stand stands stood standing live= rest= remain= gather= collect= pile= languish= rot rots rotted rotting',
  tell: 'tell=told telling announce= publish= post= promote= advertise= pitch= share= market= sell=sold email= contact= release= exhibit= perform= launch=',
  tidy: 'tidy tidies tidied tidying sort= clean= reorganise= reorganize= rename= update= maintain= organise= organize= arrange= alphabetise= alphabetize= configure= tinker= tweak= refactor= optimise= optimize= restructure= relabel= label= automate= upgrade= install= catalogue= archive= index=',
  setup:
    'set build=built add= make=made create= open= install= start= write=wrote maintain= design= configure= invent=',
  choose: 'choose=chose,chosen choosing pick= decide= deciding select= settle=',
  jump: 'jump= switch= hop hops hopped hopping bounce= flit flits flitted flitting leap= skip skips skipped skipping',
  chase: 'chase= follow= pursue= go goes going went run runs ran running',
  wander: 'wander= drift= digress= stray= veer= slide=slid',
  finish: 'finish= complete= close= deliver= end=',
  /** In no pattern: verbs that begin a clause, so that no noun is taken for its subject. */
  deed: 'answer= check= drink=drank,drunk eat=ate,eaten look= walk= buy=bought pay=paid reply= brush= boil= feed=fed',
  look: 'see=saw,seen read reads hear=heard know=knew,known get=got touch= notice= meet=met allowed',
  await:
    'wait= need= want= ask= call= ring rings rang ringing phone= chase= push= insist= remind= expect= demand= ' +
    'stood standing nag nags nagged nagging order= book= collect= hurry hurries hurried hurrying knock= text= emailed',
}
