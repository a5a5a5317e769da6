/** The lexicon without its examples. Written by read-entries.test.ts. */
export const entryLines = `
picture.in-images|pictures|SOURCE|left|||in/with/through images/pictures;in/through images and/or *;thinks/think/thinking in light/space/shapes/colour/colours/forms/panels/pictures/layouts
picture.visual|pictures|SOURCE|left|||visual thinker/learner/thinking/judgement/judgment/memory/storytelling/sense;strongly/highly/very visual;visually;reference images/photos/pictures;visual reference/references;sees/see light/shape/shapes/colour/colours before/first;sees/see in pictures/images
picture.into-images|pictures|SOURCE|left|||into/as/from an image/picture;into/as images/pictures;in atmospheres;records in images
picture.picture-first|seeing-first|SOURCE|left|||a picture first;pictures first;images first;the picture comes first;shape before
picture.whole-picture|seeing-first|SOURCE|left|||the whole stage/page/room/image;the whole picture at once
picture.see-it|seeing-first|SOURCE|left|||can/could see it;see/sees/saw it at once;see/sees/saw the picture;in my/her/his head like a film;mind's eye;before my/her/his eyes
picture.eye|pictures|SOURCE|left|||eye for;looks at the shape;visual eye
picture.draw|drawing|SOURCE|left|||draw/draws/drew/drawing/drawings;hand drawn
picture.draw-first|drawing|SOURCE|left|||draw/draws/drew it/them first/large/big;draws/draw first;pencil in hand;with a pencil
picture.sketch|drawing|SOURCE|left|||sketch/sketches/sketched/sketching/sketchbook/sketchbooks/sketchpad;doodl*
picture.storyboard|drawing|SOURCE|left|||storyboard/storyboards/storyboarding
picture.thumbnail|drawing|SOURCE|left|||thumbnails;thumbnail sketches
picture.moodboard|pictures|SOURCE|left|||moodboard/moodboards;mood board/boards;pinterest;pinterest/image/visual board/boards
picture.figma|pictures|SOURCE|left|||figma/miro/milanote/figjam;figma/miro board/boards/files
picture.diagram|drawing|SOURCE|left|||diagram/diagrams;mind map/maps;mindmaps;floor plan/plans;flowchart/flowcharts
picture.collage|pictures|SOURCE|left|||collage/collages;tracing paper;contact sheets;light box
picture.layouts|pictures|SOURCE|left|||layouts;rough/first/page layout
picture.prints|pictures|SOURCE|left|||laying prints;prints on;pinned it/them on/to/up;prints on the floor/wall
picture.paint|drawing|SOURCE|left|||painting/painted a/an/the/in;paint/paints with/in
picture.pixel|drawing|SOURCE|left|||pixel art;character/concept design/art;colour/color palette/palettes/sketches
picture.colours|pictures|SOURCE|left|||and colours/colors;in colour/color
word.sentence|words|SOURCE|right|||sentences;hears/heard/have/has a sentence;like a sentence;the/one sentence i keep
word.first-line|words|SOURCE|right|||writes/write/copy/type/types the first line;the first line out_loud/by_hand;from a line;starts/start from/with a line/word/phrase
word.write-first|writing|SOURCE|right|||by writing;writes/write to think;in writing;writes/write it out;writing to find
word.writing-a|writing|SOURCE|right|||writing/wrote a/an/the/my chapter/essay/poem/story/letter/scene/dialogue;writing/wrote a/an/the/my article/paragraph/speech/book/novel/memo/script/text;writing about;wrote it/them out
word.poem|writing|SOURCE|right|||writing a birthday/short/long poem/story;through dialogue/monologue;a dialogue that
word.prose|writing|SOURCE|right|||prose/essay/essays/memo/memos
word.outline|writing|SOURCE|right|||in outlines;outlining;outlines before;an outline;an outline first;written outlines;outlines
word.headline|title-first|SOURCE|right|||headline/headlines;headline first
word.title|title-first|SOURCE|right|||title first;a/the title before;love/loves titles;starts/start with a/the title;title comes first
word.phrase|words|SOURCE|right|||phrases;telling phrase;turn/turns of phrase;in phrases;the right word/words;wording;lyric/lyrics
word.in-words|words|SOURCE|right|||in words;in plain words/sentences;into words/sentences/one sentence;words first
word.abstract|writing|SOURCE|right|||the abstract first;always the abstract;abstract first;write/writes the changelog/summary/readme/press_release first/before;write/writes the headline/title/first_sentence/last_sentence/introduction first/before
word.out-loud|talking-through|SOURCE|right|||out loud/aloud;thinks/think/thinking out loud/aloud;talk/talks/talking it/things/ideas through;say/says it out loud/aloud;by speaking/talking
word.voice-memo|talking-through|SOURCE|right|||voice memo/memos/notes;dictat*
word.notes-file|writing|SOURCE|right|||notes file;running notes;text file/files;plain text;long documents;written notes;notes app;markdown;markdown files
word.journal|writing|SOURCE|right|||journal/journals/journaling/journalling;morning pages
word.names|words|SOURCE|right|||gives/gave it/them a name;names things
word.line-of-text|words|SOURCE|right|||wrote itself;the words came;words come first
vision.already-see|seeing-first|START|left|||already see/sees/saw;see/sees/saw the finished/final/end/whole/result
vision.finished-before|vision|START|left|||finished piece/picture/building/film/product/work/page/thing before/early/first/in;finished before i/she/he start/starts;the whole before
vision.clear-image|vision|START|left|||image/picture of the final/finished/end/result;image/picture of how
vision.vision|vision|START|left|||vision/visions;clear/strong vision;vision of/for
vision.imagine|vision|START|left|||imagines/imagine/imagining/imagined the/how/a/what;imagine/imagines everything/it
vision.in-mind|vision|START|left|||end/ending/result/scene/goal/outcome/image/building/shape in mind;last/final scene/image/frame in mind
vision.backwards|vision|START|left|||backwards/backward from;works/work/working backwards/backward;works/work towards/toward it
vision.ending|vision|START|left|||knows/know/knew the end/ending;end/ending first
vision.big-idea|vision|START|left|||big idea/ideas;grand plan;big imagination;bold idea/ideas
vision.blank|blank-page|START|left|||blank/empty page/sheet/canvas/screen
vision.long-view|vision|START|left|||five years ahead;years ahead;what could be;what it could/should become/be;what should be
material.leftover|what-is-there|START|right|||leftover/leftovers/offcuts/scraps/remnants
material.what-is-there|what-is-there|START|right|||what/whatever/who is/was/lies/exists there/around/already;whatever is/was/lies/exists;what exists;with what is there;what is there;what there is;from what the/is/was/others;starts/start/begins/begin from/with what
material.whatever-code|what-is-there|START|right|||whatever code/material/data/pieces/parts
material.on-table|what-is-there|START|right|||on the table;what is/was/lies at hand
material.existing|what-is-there|START|right|||existing material/materials/code/pieces/pictures/parts/text/work/content/footage/images/things;old fragments/pieces/parts/files/footage;from existing;existing songs/tunes/parts/stock
material.lying|what-is-there|START|right|||was/were/is/are lying;lying around/about/there/in
material.reuse|what-is-there|START|right|||reuse/reuses/reused/reusing/repurpos*/remix*/recycl*/upcycl*;re-uses/re-used;borrows/borrow from
material.make-do|what-is-there|START|right|||make/makes/making/made do;makes do with
material.found|what-is-there|START|right|||found objects/objects/things/material/footage/photos
material.material-decides|what-is-there|START|right|||material/clay/wood/stone/cloth/yarn/fabric/metal/thread allows/decides/wants/says/suggests/leads;lets the material;starts/start/begins/begin from/with the material/part/board/object/wood/clay/data/stock
material.old-thing|what-is-there|START|right|||had an old;an old loop/drum/piece/sample/tape;bending it;take/takes an old
material.tinker|trying-things|START|right|||tinker*;push/pushing/pushed things/it/them around;moving/move things around;rearranges what
material.prototype|trying-things|START|right|||prototypes early/first/quickly;prototyping;makes/made/build/builds/built a prototype
material.constraint|what-is-there|START|right|||within/under/with/by/from constraints;the constraint;within limits;given rooms
material.problem|a-problem|START|right|||from the/a problem;start/starts/begin/begins with a/the problem;part that is broken;the broken part
material.bag|what-is-there|START|right|||bag/box/drawer/pile of scraps/leftovers/fabric/fabrics/offcuts/parts
hold.one-at-a-time|one-thing|GATE|left|||one/single thing/project/task/job/step/piece/idea/topic/question/letter/poem at a time
hold.one-before|one-thing|GATE|left|||one repair/project/poem/thing/piece/job/task/question/chapter/book/letter before;before the next;before starting/opening/beginning another/anything/something/the;before i/she/he start/starts/begin/begins another;before touching/opening/taking/picking another;one object/letter/song/boat/film/game before;before new ones
hold.finish-first|one-thing|GATE|left|||finish/finishes/finished/finishing what i/she/he/they;finish/finishes it first;finish first;sees/see things/it through;follows/follow through
hold.stays-with|one-thing|GATE|left|||stays/stay/stayed with one/it/the;sticks/stick/stuck with/to one;keeps/keep to one;returns/return to one;until it is/it's resolved/solved
hold.parked|for-later|GATE|left|||parked/parks/park ideas/it/them;parked;parking lot;waits/wait its/their turn;someday list;ideas list/file/inbox
hold.for-later|for-later|GATE|left|||notes/note/saves/save/write/writes it/them/ideas/everything for later;put/puts/keep/keeps/file/files it/them/ideas/everything for later;ideas/idea backlog;in the backlog;in a queue
hold.write-and-back|for-later|GATE|left|||and go/goes/went back to work/it/the;back to the task/work/piece
hold.single-task|one-thing|GATE|left|||single task*;singletask*;monotask*;one focus;deep focus;undivided attention;blocks/block out;tunnel vision
hold.no-second|one-thing|GATE|left||exempt|not leave/start/begin a/one job/project/thing/piece/task for;does_not/doesn't/don't/never jump/jumps/switch/switches between;does_not/won't/doesn't/don't/never start/open another/anything
hold.one-for-years|one-thing|GATE|left|||one typeface/project/subject/topic/book/idea/technique for years/months/decades
hold.focus|one-thing|GATE|left|||focuses/focus/focused/focussed on one;closes one
follow.new-idea|new-ideas|GATE|right|IO||new/second/another/next/fresh idea/ideas;a new idea/direction
follow.starts-new|new-ideas|GATE|right|IO||start/starts/started/starting/begin/begins/began a new/another/different;start/starts/started/starting/begin/begins/began something/another;start/starts/starting/begin/begins/make/makes new/another project/projects/things/series;start/starts/starting new/another levels/features/films/pieces/storyboard;begin/begins/make/makes new/another levels/features/films/pieces/storyboard;making/opens/announce new/another project/projects/things/series;announces/invent/invents/prepare new/another project/projects/things/series;making/opens/announce new/another levels/features/films/pieces/storyboard;announces/invent/invents/prepare new/another levels/features/films/pieces/storyboard;start/starts/starting/begin/begins/make/makes new/another painting/book/characters/ones;start/starts/starting/begin/begins/make/makes new/another feature/game/song/track/sheet;making/opens/announce/announces/invent/invents/prepare new/another painting/book/characters/ones;making/opens/announce/announces/invent/invents/prepare new/another feature/game/song/track/sheet;start/starts/started a totally/completely different/new
follow.new-thing|new-ideas|GATE|right|IO||a new project/series/song/patch/technique/sheet/piece;another data/game/film/storyboard/project/series;newest/latest thing/tool/technology;whatever is newest/new;a new synth/feature patch/branch;yet another;play/playing/plays with a new;draw/draws/plan/plans/sketch the next
follow.side-project|several-at-once|GATE|right|IO||side project/projects/hustle/hustles/quest/quests
follow.tangent|detours|GATE|right|||tangent/tangents/detour/detours;digress*;wander/wanders/wandering/wandered off/into/away;drift/drifts/drifted/drifting into/off;side roads/streets
follow.rabbit-hole|detours|GATE|right|||rabbit hole/holes;down the/a hole;pulled/sucked into
follow.jump|detours|GATE|right|||jump/jumps/jumping/jumped/hop/hops/switch/switches between/from;branches quickly;from topic to topic
follow.distract|detours|GATE|right|IO||distracted by/from;easily distracted;get/gets/got distracted;distract* by;sidetracked
follow.chase|new-ideas|GATE|right|IO||chases/chase/chasing new/novelty/every/each/whatever/ideas/the;shiny object/objects/thing/things
follow.curious|detours|GATE|right|||curious about each/every/new/everything;curiosity pulls/leads/wins
follow.follows|detours|GATE|right|||follows/follow/followed unexpected/every/each result/results/thread/threads;follows/follow/followed unexpected/every/each impulse/lead/leads/idea;follows/follow/followed whatever/curiosity;drawn to whatever/novelty;drawn to the new/newest
follow.drop|new-ideas|GATE|right|IO||drop/drops/dropped everything;abandon/abandons/abandoned/leave/leaves games/projects/pieces/drafts/songs/films when/for;moves/move/moving on before
follow.yes-to|several-at-once|GATE|right|IO||yes to each/every/everything/new/all;each/every new proposal/project;takes/take/taking on each/every/any new
follow.connects|detours|GATE|right|||connects/connect/links/linking/connecting distant/unrelated/different/far;lateral thinker/thinking;divergent;associative/associatively
follow.one-more-thing|detours|GATE|right|||one more paper/book/article/tutorial/course/source that/which/about/on
follow.neighbour|detours|GATE|right|||the word/thing/book/question/street beside;neighbouring questions/topics
follow.tabs|several-at-once|GATE|right|IO||many/forty/thirty/fifty/twenty tabs;tabs open;open tabs
follow.experiment|new-ideas|GATE|right|||something new;invents freely;endlessly curious;always exploring;explores/exploring many/several/new/side
given.template|given-frames|FRAME|left|||template/templates;fixed/same/standard template/templates/format/formats/structure;template for
given.checklist|given-frames|FRAME|left|||checklist/checklists;in checklists;cut lists;job cards;prep lists
given.protocol|given-frames|FRAME|left|||protocol/protocols;departs/depart/deviate/deviates from procedure;follows/follow/following protocols/procedures/instructions/guidelines/recipes/conventions;follows rules;follows/follow the brief/recipe/plan/instructions/manual/score/pattern/rules;the contribution/style guide
given.rules|given-frames|FRAME|left|||clear/given/house rules;by the book;to the letter;house style;building code
given.guideline|given-frames|FRAME|left|||guideline/guidelines;brand/style guide/guides
given.methods|given-frames|FRAME|left|||proven/established/known/agreed method/methods/format/formats;proven/established/known/agreed process/processes/practice/practices;methodical/methodically;knows/applies/apply/know the standards/norms/rules;a manual;the tax code;standard sheets/forms/contract
given.step|order|FRAME|left|||step by step;in sequence;in the prescribed order
given.copy-previous|given-frames|FRAME|left|||copy/copies/copied/duplicate/duplicates the/my previous/last/old folder/file/project;copy/copies/copied/duplicate/duplicates the/my previous/last/old template/document/study;last year's
given.taught|given-frames|FRAME|left|||my/his/her master used/taught/did;i/she/he was taught;as i was taught;same as my teacher;way i/she/he learned it;someone/somebody/he/she told me so
given.plan-given|given-frames|FRAME|left|||sticks/stick/keeps/keep/held/holds to the/a plan/brief/format/checklist/standard/schedule/norms;keeps agreed formats
given.reformat|given-frames|FRAME|left|||norms and keeps;code of practice;iso/din norm/standard/norms
own.rebuild|own-version|FRAME|right|TM||rebuild/rebuilds/rebuilt/rebuilding every/each/everything/it/them/the/from/any;rebuild/rebuilds/rebuilding;i rebuilt
own.wrote-own|own-version|FRAME|right|||build/builds/built/make/makes/made/making/write/writes/wrote/written my/her/his/their/its own;writing/design/designs/designed/invent/invents my/her/his/their/its own;invented/develop/develops/create/creates/created my/her/his/their/its own;wrote/written three/two/four/several of them/those
own.tools|own-version|FRAME|right|||my/her/his/their own tool/tools/script/scripts/system/systems/method/methods/format;my/her/his/their own rules/template/templates/language;my/her/his/their own process/framework/words/shorthand/shortcuts;own python/little scripts/tools;own tools/scripts/systems/words;my/her/his/their own notation/lines/recipe/recipes/plans/shorthand
own.way|own-version|FRAME|right|||my/her/his/their own way;her/his own version;do/does/did it my way;own version;own three-letter words
own.home-made|own-version|FRAME|right|||home-made/home-grown/homemade/homegrown/self-made/self-written/self-built/do-it-yourself;home-made/home-grown static/build/little
own.custom|own-version|FRAME|right|||custom solution/solutions/system/systems/config/configs/tool/tools;custom setup/script/scripts/dotfiles/build/layout/workflow/workflows;customis*/customiz*
own.hack|improvising|FRAME|right|||hack/hacks/hacked/cobble it/things/something/solutions/custom together;cobbles/cobbled/throws/stitched it/things/something/solutions/custom together;hack/hacks/hacked together
own.improvise|improvising|FRAME|right|||improvis*;make/makes/made it up as/on;makes/make things up as;wing/wings it;ad hoc
own.redesign|own-version|FRAME|right|||redesign/redesigns/redesigned/redesigning the/my/every/it/a;rework/reworks the brief;reinvent*
own.break-rules|own-version|FRAME|right|||break/breaks/broke/bend/bends the/every rule/rules/form/format/grid;break/breaks/bend/bends rules;ignore/ignores/ignored brand guidelines;ignore/ignores/ignored the/house rules/guidelines/grid;break/breaks it on/after;ignores/ignore/ignored the standard
own.delete|own-version|FRAME|right|TM||delete/deletes/deleted/remove/removes/strip the/every/half starter/template/templates;delete/deletes/deleted the starter template;start/starts without a template;without a template;no template
own.alias|own-version|FRAME|right|||i/she/he alias/aliased/rename/renames/renamed every/everything/all;remap/remaps/remapped
own.scratch|own-version|FRAME|right|||built/builds/made/makes/do/does/did/build it/everything/them/the/myself/all from scratch;from scratch;out of scrap myself;built the whole
own.instead-of-given|own-version|FRAME|right||exempt|instead of adopting/using/following libraries/templates/the/existing/standard;rather than use/follow/adopt/adopting/using
own.nonconform|own-version|FRAME|right|||unconventional methods/ways/approach;unorthodox;goes/go off script/piste
steady.every-day|every-day|TEMPO|left|||every/each day/morning/afternoon/evening/weekday/week/working;every/each sunday/monday/tuesday/wednesday/thursday/friday/saturday;every/each single day/morning;same every day;every/each night
steady.daily|every-day|TEMPO|left|||daily/weekly/weekdays;daily/weekly practice/page/log/review/rhythm/writing/walk;fixed daily/weekly
steady.a-day|every-day|TEMPO|left|||an/one hour/page a day;words/pages/lines/rows/minutes/hours a/every/each day;a few rows/lines/pages;one page/drawing/leaf/sketch/poem each/every/a;five/six/four/seven days a week
steady.same-time|every-day|TEMPO|left|||same time/hour/minute/order;same desk layout;at the same minute/hour/moment;at the same time every/each
steady.regular|routine|TEMPO|left|||regular hours/rhythm/pace/schedule/steps/habits/routine/practice/intervals/weekly/daily/small;regularly;small regular/steady steps
steady.steady|routine|TEMPO|left|||steadily;a_steady/steady pace/rhythm
steady.routine|routine|TEMPO|left|||routine/routines/ritual/rituals;a/the_same/same timetable;fixed hours/blocks/times/schedule/day/days/slots;by the clock;like clockwork
steady.nine-to-five|routine|TEMPO|left|||nine/eight/seven/ten/six/five to/until/till five/six/four/noon/one/two/eleven/twelve;from nine/eight/seven/ten/six/five/four to/until/till noon/midday/lunch/five/six;from nine/eight/seven/ten/six/five/four to/until/till one/two/four/nine/eight/seven;9 to/until 5;9-5/office hours
steady.opens-at|routine|TEMPO|left|||opens/open at nine/eight/ten/seven;start/starts/started at six/seven/eight/nine/five/6/7/8/9;at the board/desk at
steady.mornings|every-day|TEMPO|left|||mornings/afternoons for;early mornings
steady.before-work|every-day|TEMPO|left|||before breakfast/work/school/dawn/the_shift/the_office;an/one hour before
steady.turn-up|routine|TEMPO|left|||turns/turn/shows/show up every/daily/even;she/he/i turn/turns/show/shows up;patient repetition
steady.little-by-little|routine|TEMPO|left|||little by little;bit by bit;incremental/incrementally;small steps;even portions/pace
steady.in-order|order|TEMPO|left|||in that/this order;same order of;first ball of the day
steady.weekly-calendar|routine|TEMPO|left|||wall calendar/planner;weekly planner;calendar on;a week ahead;word count
burst.bursts|bursts|TEMPO|right|||burst/bursts;in waves;spurts;in spurts/intense;fits and starts;feast or famine
burst.sprint|bursts|TEMPO|right|||in sprints;pitch sprints;sprints before/to
burst.deadline|deadline|TEMPO|right|||the deadline;my/a deadline was/is;around/before/until/under/by deadlines/a_deadline;fast until the deadline;deadline pressure;closing date;due date;print slot;night before;before a/the/each/every delivery/presentation/premiere/release/opening/gig/show;before presentations/deliveries/recordings/premieres/shows
burst.booked|deadline|TEMPO|right|||slot was booked;booked for the/a/monday/tuesday/wednesday/thursday/friday/saturday/sunday;on the poster;had to be/go in/out/up by
burst.last-minute|deadline|TEMPO|right|||last minute/moment/afternoon/evening/night/hours;the last thirty/30/hour/hours;at the last;five to midnight;eleventh hour
burst.late-night|late-night|TEMPO|right|||late at night;late nights/night;at night;night sessions;after midnight;late into the night;until/till 2/3/4/5 am;nights and weekends;weekends and nights;until/till two/three/four/five/dawn/2am/3am/4am;two/three nights in;until two/three/four in
burst.all-nighter|late-night|TEMPO|right|||all-nighter/all-nighters;all night;through the night;overnight;often overnight;no sleep;without sleep;in a night
burst.marathon|one-sitting|TEMPO|right|||marathon weekend/weekends/day/days/session/sessions;long sessions;whole weekends/weekend/days/nights;days on end;non-stop/nonstop
burst.one-go|one-sitting|TEMPO|right|||in one go/sitting/swoop/weekend/night;one sitting;in a single sitting/night/day/weekend;a rush before
burst.flat|bursts|TEMPO|right|||flat day/days/week/weeks;flat in between;slow weeks;quiet weeks/winters;empty weeks/days;nothing for a/days/weeks;then/and nothing;days of nothing;then a long silence;empty/quiet winters/summers/months
burst.intense|bursts|TEMPO|right|||intense week/weeks/period/periods/phase/phases/stretch/stretches/days;crunch/crunches;hyperfocus*;crowded summers;ten/twelve/fourteen/sixteen hour days;mad weeks/months
burst.hours|one-sitting|TEMPO|right|||seven/eight/nine/ten/twelve/fourteen/thirty/30/twelve hours straight/in/later/non-stop;hours in one go
burst.everything-at-once|bursts|TEMPO|right|||everything at once/on;nothing nothing;everything happens;whole weekends at once
stated.reasons|reasons|PROOF|left|||reasons/reason/reasoned/reasoning from/in/about;with reasons;reason/reasons behind/for;gives/give reasons;reasoning;reasons/reason from records/facts;documents/document each/every decision/choice
stated.argue|reasons|PROOF|left|||argues/argue/argued/arguing from/in/for/with;builds/build/structures arguments;careful argument
stated.articulate|reasons|PROOF|left|||articulates/articulate/articulating;transparent reasoning;explicit reasons
stated.criteria|comparing|PROOF|left|||criteria/criterion;lists/list criteria
stated.analyse|reasons|PROOF|left|||analys*/analyz*/analytic*;systematic/systematically;logical/logically
stated.compare|comparing|PROOF|left|||compares/compare/compared/comparing;side by side;compares/comparing many/several/two/three/options
stated.pros|comparing|PROOF|left|||pros and cons;trade-off/trade-offs/tradeoff/tradeoffs;weighs/weigh/weighing/weighed
stated.principles|reasons|PROOF|left|||first principles;from principles;on principle
stated.evidence|reasons|PROOF|left|||evidence before;looks/look/asks/ask/asking for evidence/sources/proof/data;weighs/wants/needs evidence/proof;evidence-based;from data/evidence;argues from data
stated.claims|reasons|PROOF|left|||check/checks/checked/checking claims/facts/sources/the_numbers;every claim;traceable;counterexample/counterexamples;hypothes*;could/can defend;justif*;reproducible
stated.testing|reasons|PROOF|left|||testing/test/tests/tested whether/the_hypothesis/each_claim/hypotheses;until the numbers agree
stated.one-sentence|in-one-sentence|PROOF|left|||in one/a/a_single sentence;in one/a_single line;in nine/five/ten/six/seven/few/a_few words;say/says/said it in one/a/a_few/nine/five/ten;one claim
stated.numbers|reasons|PROOF|left|||in numbers;in plain numbers;by the numbers;precise distinctions;distinction/distinctions
stated.separates|reasons|PROOF|left|||separates what;what is seen from;until each/every group had;name i could defend;fact from
stated.spreadsheet|comparing|PROOF|left|||in a spreadsheet;decision log/matrix/table;cleaning a data
stated.explain|reasons|PROOF|left|||explains/explain/explained why/trade-offs;can explain;be able to explain
felt.gut|gut|PROOF|right|||gut;gut feeling/feel/instinct;by/on/my/her/his gut
felt.intuition|gut|PROOF|right|||intuition/intuitively;follows/trusts/follow/trust intuition;intuitive sense/choices/decisions/judgement
felt.instinct|gut|PROOF|right|||instinct*;by instinct
felt.feel|gut|PROOF|right|||by feel/ear/touch/eye;feels/felt/feel right/wrong;judges/judge by ear;by smell/taste/palm;close/closed your/my eyes
felt.hands|by-doing|PROOF|right|||hands knew/know/went/decided/moved/did/remember;trust/trusts/trusting my/her/his hands/ear/eye/eyes/body/nose;with my/her/his hands;by hand and eye
felt.body|gut|PROOF|right|||in the body/stomach;in my/her/his body/stomach/bones;neck goes/went cold;my body;body first
felt.by-doing|by-doing|PROOF|right|||by doing/making/building/trying/playing/experimenting/handling;learn/learns/learned by doing/building/making/handling/trying
felt.trial|by-doing|PROOF|right|||trial and error;tries/try/tried/trying things/it/everything/stuff/forty/many/several/different;tries/try/tried it/things/them out;by trying things;tried a lift
felt.just-start|by-doing|PROOF|right|||just start/starts/begin/begins/began;i/she/he just started;already started/begun;start/starts/started before thinking/i know
felt.no-plan|by-doing|PROOF|right||exempt|no plan;without a/any plan/spec;without planning/thinking;stopped planning/thinking;did_not/didn't think/plan;unplanned;no/without thinking
felt.hands-on|by-doing|PROOF|right|||hands-on approach/work/making/experiments;learns hands-on;very hands-on;without reading the manual;hacking/hack/hacked on/around;playing/play/played/messing/fooling around/about/with
felt.knew|gut|PROOF|right|||just knew/know/knows;knew at once/immediately;somehow knew;unhesitating;right when i/she/he stopped;split second
felt.jamming|by-doing|PROOF|right|||jamming with/until/for/along;jam/jammed with
closed.alone|alone|LOOP|left|||alone;works/work/worked/paints/writes alone;all alone
closed.on-own|alone|LOOP|left|||on my/her/his/their own;by myself/himself/herself
closed.solitude|alone|LOOP|left|||solitude/solitary;in isolation;just/only me;no company;only company;me and a/my
closed.headphones|alone|LOOP|left|||headphones/earphones;headphones on
closed.door|alone|LOOP|left|||door/doors shut/closed/locked;closed/shut/locked door/doors;behind closed doors
closed.room-empty|alone|LOOP|left||exempt|nobody/noone may be;nobody/noone else awake/around/there/in;nobody around/there;no one may/else/around/there/watching;nobody in the room;no calls;before anyone arrives/comes/wakes
closed.secret|hidden|LOOP|left||exempt|in secret/secrecy/hiding;keep/keeps/kept it/them/drafts/work/things/ideas/glazes secret/hidden/private;keep/keeps/kept it/them/things/ideas/glazes/drafts to myself/herself/himself/themselves;to herself/himself for;keeps new glazes to herself
closed.rarely-shows|hidden|LOOP|left|OE|exempt|rarely/never/seldom/hardly show/shows/share/shares/showed/shared;do_not/does_not/did_not/don't/doesn't/didn't/won't show/share;show/shows/showed/share/shares nothing/none/nobody
closed.hides|hidden|LOOP|left|OE||hide/hides/hid/hiding drafts/work/it/them/unfinished/early/sketches;hesitates/hesitate/reluctant/afraid to share/show/send;before it is complete/finished/perfect
closed.does-all|alone|LOOP|left|||does/do/did everything/it/all himself/herself/myself/alone;do/does it all;everything himself/herself/myself
closed.not-asking|alone|LOOP|left||exempt|not/doesn't/don't/never/rarely ask/asks for opinions/feedback/help/advice/comments;not/doesn't/don't/never/rarely ask/asks anyone/others/juniors/people;without asking/consulting/telling anyone/anybody/others;without help/showing/sharing
closed.independent|alone|LOOP|left|||independently;self-reliant;lone wolf;prefers/prefer to work alone
open.team|together|LOOP|right|||large teams;team decisions;team decides/decided;decides with the team;listens/listen to the team/others/group/customers/users;ask/asks/asked the team
open.together|together|LOOP|right|||together;together with;work/works/worked together
open.collaborate|together|LOOP|right|||collaborat*;co-create*;cowrit*;co-writ*;co-founder/cofounder;pair/pairs programming/up/with
open.with-people|together|LOOP|right|||with/among/around others/friends/colleagues/partners;work/works/working/worked with people/customers/clients/users/guests/strangers/writers/engineers;works/work/working closely with;others in the room;others around;someone in the room;with the dancers/team/group/apprentices/children/band/class;with my/her/his/the team/group/partner/friends/band/colleagues;hand in hand with;with a drummer/dancer/child/singer/writer/director/colleague/apprentice/neighbour/student/class
open.feedback|feedback|LOOP|right|||feedback;critique/critiques;second pair;second opinion;asks/ask/asked/asking for feedback/review/reviews/opinions/comments/advice;in the open;takes/take criticism/review well
open.show-to|feedback|LOOP|right|||show/shows/showed/shown/showing it/them/drafts/work/early to;shows/show/shared/shares/share early/drafts/sketches;read/reads it/them to;read it aloud to;promised to read;in front of people/strangers/customers/users/an/a/others/friends
open.told-me|feedback|LOOP|right|||told me it/that_it/that_this was/is done/ready/finished/enough/good/right;told me to stop;said it/that_it was/is done/ready/finished/enough;said stop
open.someone-cut|feedback|LOOP|right|||editor/client/producer/partner/supervisor/publisher/friend/sister cut/read/changed/said/asked;editor/client/producer/partner kept/repeated/told/stopped/helped/pushed;supervisor/publisher/friend/sister kept/repeated/told/stopped/helped/pushed;brother/wife/husband/colleague/director/founder/band/board cut/read/changed/said/asked;brother/wife/husband/colleague kept/repeated/told/stopped/helped/pushed;director/founder/band/board kept/repeated/told/stopped/helped/pushed
open.kept-asking|feedback|LOOP|right|||kept asking;kept on asking;asked for it;stopped asking/commenting;repeated them/it back;asked questions
open.conversation|talking-through|LOOP|right|||in conversation/conversations/dialogue;through conversation/conversations;talk/talks/talking/talked it/things/ideas over;talking/talk to/with people/others/customers/users/friends;sounds/sounding ideas out/off;sounding board;on call the;voice chat
open.group|together|LOOP|right|||group/groups decides/of/to/decision;rhythm of the group;writing/study/peer/reading group/circle;youth group;long table;in a/the circle/group;in rehearsal
open.workshop-with|together|LOOP|right|||in a workshop with;brainstorm/brainstorms/brainstorming with;co-working;in the studio with;dinner with
open.people-count|together|LOOP|right|||thirty/twenty/six people/customers/users/dancers drew/sat/worked/built/and/came;ten/five/three/forty people/customers/users/dancers drew/sat/worked/built/and/came;strangers to work
open.brings-in|together|LOOP|right|||brings/bring/pulls/pull guests/customers/others/users/people/observers/everyone in/into/early;invites/invite/involves/involve guests/customers/others in/into/early;invites/invite/involves/involve users/people/observers/everyone in/into/early;invites observers;brings/bring a group
open.public|feedback|LOOP|right|||openly shares;tests/test ideas with;early users
open.mentor|feedback|LOOP|right|||mentor/mentors/coaches;a coach who;mentoring;teaches while;explains while
open.agreement|together|LOOP|right|||needs/need agreement/consensus/approval/a_listener/listeners;consensus;one-to-ones;calls with the;meetings with
open.we|together|LOOP|right|||we ended up;we all sat/drew/tried/worked;and i fitted/built/made/wrote/pinned
ship.ship|sending|EXIT|left|||ships/shipped;to ship;ship it/them/early/fast;shipping early/fast/it
ship.launch|sending|EXIT|left|||launched/launch/launches it/the/with/early;launched;tagged/released/release it/version
ship.sent|sending|EXIT|left|||sent/send/sends it/them/what;sent/send it out/off/in/that/with/anyway;sent out;we sent;mailed/uploaded/submitted/exported/published it/what/them;exported what;sent/send/mailed the file/files/gallery/draft/manuscript/proofs/pdf/book/deck/piece
ship.let-go|sending|EXIT|left|||let it/them/him/her go;lets/letting it/them/things go;let go of it/them
ship.hand-over|sending|EXIT|left|||handed/hand/hands it/them over/in;handed over;gave it away;gave it to
ship.good-enough|good-enough|EXIT|left|||good enough;not perfect;good enough beats/is;done is better;better than perfect;rather ship;accepts/accept a rough;known bugs
ship.it-works|good-enough|EXIT|left|||if it works;it works for;that works;it works;and it held
ship.on-time|on-time|EXIT|left|||on time;in/on/by the promised time/day;finish/finishes/finished on time;delivers/delivered/deliver at/on/when/by/early/in/with/quickly/fast;at the hour that;gets/get everything done;on the promised day;meets/meet/keeps deadlines/dates;delivered with one;delivers/delivered within/before;ready when the
ship.out-the-door|sending|EXIT|left|||out of the door;out the door;into the world;pushed the release/button/it;pressed send
ship.had-to|on-time|EXIT|left|||had to be done/finished/ready/in/out/sent
ship.rough|good-enough|EXIT|left|||rough/simple/small/first version/versions early/first/and/quickly/is;rough version;simple version;small editions;quickly made;minimum viable;mvp
ship.cut-scope|good-enough|EXIT|left|||cut/cuts/cutting scope/features;with two pages/parts missing;with a mistake;leaves/leave out what
ship.ends|sending|EXIT|left|||ends/end meetings with something;finishes/finish quickly/fast/things/early;closes/close things quickly;deadline kept
polish.keeps-refining|refining|EXIT|right|CC||keep/keeps/kept/keeping improving/refining/tweaking/changing/adjusting/editing/polishing;keep/keeps/kept/keeping revising/fixing/correcting/rewriting/redrawing/fiddling/perfecting;cannot/can't/could_not/couldn't stop tweaking/polishing/refining;cannot/can't/could_not/couldn't stop improving/editing/changing/fiddling;continues/continue to refine/improve/tweak;refining after;still moving/changing/adjusting/correcting/editing;that already works;already works/worked;that are/is/was fine
polish.refine|refining|EXIT|right|||refine/refines/refined/refining;refines timing
polish.polish|refining|EXIT|right|||polish/polishes/polished/polishing
polish.perfection|refining|EXIT|right|CC||perfectionis*;perfecting;until it is/it's perfect;has to be perfect
polish.tweak|refining|EXIT|right|CC||tweak/tweaks/tweaked/tweaking;fiddle/fiddles/fiddled/fiddling;nudge/nudges/nudged/nudging;retouch*;over-edit*
polish.redraw|once-more|EXIT|right|||redraw/redraws/redrew/redrawing/redo/redoes/redoing/redid/unpick/unpicks/unpicking
polish.third-time|once-more|EXIT|right|CC||for/the third/fourth/fifth/sixth/tenth/twentieth/hundredth time/times;redrawing a/the grid/page for the third time
polish.once-more|once-more|EXIT|right|CC||once more;one more pass/time/version/revision/round/tweak/correction/change/look/layer;one last change/look/pass/tweak;again and again;over and over;yet again
polish.revise|once-more|EXIT|right|CC||revise/revises/revised/revising/revision/revisions;rewrite/rewrites/rewrote/rewriting introductions/it/them/sentences/chapters/paragraphs;rewrite/rewrites/rewriting the/every first/page/chapter/line/sentence/paragraph;go/goes/going/went over the/every easy/same/line/page/chapter/sentence;go/goes/went back to page/chapter
polish.never-done|never-done|EXIT|right|CC|exempt|never finish/finishes/finished/done/ready/complete/regards;never regards a;not/never done/finished/ready yet;not finished enough;no moment at which;without end;not regard it as;is ever final/finished/done;no cue is
polish.endless|never-done|EXIT|right|CC||endless revisions/corrections/rounds/tweaks/changes;endless small/versions/improvements/edits/loops/iterations;endless small corrections;endlessly;endless rounds of
polish.versions|once-more|EXIT|right|CC||nineteen/eleven/twelve/forty/thirty/twenty/ten versions/drafts/passes;nineteen/eleven/twelve/forty/thirty/twenty/ten iterations/rounds/variants/attempts;nine/eight/seven/six/five/fifteen/many versions/drafts/passes;nine/eight/seven/six/five/fifteen/many iterations/rounds/variants/attempts;drawn/draws/written five/ten/eleven/three times/ways;many times
polish.corrections|refining|EXIT|right|CC||small/tiny/invisible correction/corrections/fixes/edits/adjustments/improvements;changes details;after approval;approved shots/layouts/pages
polish.improve|refining|EXIT|right|CC||improve/improves/improving/improved it/them;improve/improves/improving the guide/interview/text/layout/draft/design/page/site
polish.adjust|refining|EXIT|right|||adjusting/adjust/adjusts/adjusted the/a/it/every;late/last changes/corrections/fixes to;changes/change/changed the ending/details;always be a_little/better;a little narrower/thinner;the smallest details;alters/alter/altered;after it is/was printed/approved/published/finished/done;after opening night;check/checks the corners/every
polish.detail|refining|EXIT|right|||attention to detail/details;patient with details;eye for detail;every detail;meticulous/nitpick*
polish.still|never-done|EXIT|right||exempt|still not done/finished/right
polish.open-again|once-more|EXIT|right|CC||open/opens/opened the file again;opens/open it again;unpicks finished;the easy parts/chapters again
polish.stamina|refining|EXIT|right|||check/checks/checking once more;stamina in;patience for details;lingers/linger/lingering over/on;dwells/dwell on details
io.too-many|too-many|||IO||too many idea*/option*/variant*/project*/possibilit*/direction*/branch*;too many concept*/feature*/source*/theme*/thread*/question*/interest*/topic*;too many open/new/parallel/side option*/variant*/idea*/question*/project*/thread*/thing*/window*;too many good/half-finished/competing/different/unfinished option*/variant*/idea*/question*;too many good/half-finished/competing/different/unfinished project*/thread*/thing*/window*;too many data sets;too many half/unwritten
io.many-ideas|too-many|||IO||many/ten/eleven/four/hundred/five/several/a dozen ideas/concepts/series/books/film;many/ten/eleven/four/hundred/five/several/a dozen films/book/unfinished;many/ten/eleven/four/hundred/five/several/a dozen half-finished/prototypes/starts;many open/parallel/half ideas/projects/threads/variants;many prototypes;many ideas at once;ideas at once;four/five/three book/film/product ideas
io.ideas-faster|too-many|||IO||ideas arrive/come/pile/keep faster/up/coming/all;ideas faster than;another/a new idea every;everyone brings another;ideas everywhere;flood of ideas
io.unfinished|unfinished|||IO||unfinished/half-finished project/projects/series/tracks/games/drafts/pieces;half-done/half-started/abandoned project/projects/series/tracks/games/drafts/pieces;unfinished/half-finished songs/paintings/films/things/branches/prototypes/chapters;half-done/half-started/abandoned songs/paintings/films/things/branches/prototypes/chapters;half-finished;leaves/leave branches/projects/things/it unfinished;few finished
io.starts-more|unfinished|||IO||start/starts/begin/begins more;begins/starts more films/things/projects than;more films/repositories/projects/starts/beginnings/drafts than;than she/he/i/they ends/end/finishes/finish/releases;more repositories than
io.scatter|too-many|||IO||scattered;all over the place;spread too thin;spreads himself/herself/themselves;in every direction
io.juggle|several-at-once|||IO||juggles/juggle/juggling;switching/switches between five/ideas/projects/tasks;context switching/switches;several/five/ten/six/seven projects at/in/going;at the same time as;three/four/five/six/several/ten projects/events/things/jobs/books/pieces at once
io.less-ideas|too-many|||IO||less/fewer stories/ideas/projects/options/data/things/branches;fewer data sets;pick/choose one of/idea;off the wall;stop starting;decide on/which one;not/never two/three/four/five/ten
io.cannot-choose|too-many|||IO|exempt|cannot/can't/could_not choose/decide/pick between/on/one/which;never/hard to choose/decide;instead of deciding/choosing;stall/stalls before;paralys*/paralyz*;indecisi*;undecided;cannot/can't leave an/any idea out/behind
io.dont-finish|unfinished|||IO|exempt|i just don't/dont;don't/doesn't/do_not/does_not/rarely/hardly_ever finish/finishes/complete/completes;loses/lose/losing interest;gets/get/got bored halfway/before/quickly;bored before
io.more-sources|too-many|||IO||more sources/material/ideas/features/research than;collects/collect/hoards/hoard/gathers more;plans/plan too many/much;adds/add subplots/features/ideas late;feature creep
io.priorities|several-at-once|||IO||priorities change/shift/keep;changing priorities;every proposal;each new request
io.three-concepts|too-many|||IO||three/four/five/two concepts/options/directions/routes/ideas/variants for every/each/per/at;another concept
tm.abandons|borrowed-systems|||TM||abandon/abandons/abandoned/drop/drops/ditches planner/planners/tool/tools/system;abandon/abandons/abandoned/drop/drops/ditches systems/app/apps/templates/methods/after;adopted and then/soon/quickly abandoned;adopted and abandoned;tools/planners/systems/apps/planner is/are abandoned/dropped;and then abandoned;planner/system/tool/app is abandoned
tm.does-not-fit|does-not-fit|||TM|exempt|not/doesn't/didn't/don't/never fit/fits/suit/suits;not/doesn't fit the way;do/does not match how;software/tool/tools/system/systems/forms designed/made/built for
tm.ignores-plan|does-not-fit|||TM|exempt|ignore/ignores/ignored the/any plan/process/template/templates/system/schedule;ignores the production/project plan;not/never/doesn't/don't keep/keeps/stick/sticks to the/a/any plan/template/structure;not/never/doesn't/don't keep/keeps/stick/sticks to the/a/any process/format/system/schedule;not/doesn't/don't keep to the story template;not/never/doesn't/don't follow/follows/use/uses plans/templates/tutorials/instructions;not/never/doesn't/don't follow the/a plan/template/process;tutorials he/she/i does not/doesn't/don't follow
tm.rigid|does-not-fit|||TM||rigid/inflexible/cumbersome/clunky;rigid agency/software/company templates/template/processes/structures/systems/tools;one-size-fits-all;straitjacket;feels/feel like a cage
tm.borrowed|borrowed-systems|||TM||borrowed/imported/copied system/systems/method/methods/template/templates/structure/workflow;someone/somebody else's system/template/method/workflow/structure;other people's system/systems/templates/methods/structures;second brain
tm.chafe|does-not-fit|||TM||chafe/chafes/chafed/chafing;fight/fights/fighting the/against_the/with_the tool/tools/template;fight/fights/fighting the/against_the/with_the system/software/structure/process;works/working against the tool/system/template
tm.new-app|borrowed-systems|||TM||new planner/planners/themes/productivity/template/templates;try/tries/trying/tried new/another/yet_another themes/apps/planner/planners;try/tries/trying/tried new/another/yet_another tool/tools/app/system/method;another note-taking/to-do/productivity app/system/tool;buy/buys/bought courses/planners/a_planner/a_course;switches/switch tools/apps/systems
tm.filling-in|does-not-fit|||TM||filling/fill in the/a/new planning/form/forms/template/tool/timesheets;planning tool/tools/software;company/agency/newsroom/office software/process/processes
tm.new-tools|tools|||TM||new tool/tools are/is/adopted/get;adopts/adopt new tools/apps/systems;tool hopping;tools are adopted
tm.imposed|does-not-fit|||TM||imposed structure/structures/process/processes/frames/deadlines/system;given structure/structures/frames/ones/system/systems chafe/chafes;standard process/processes feel/feels/slow;resists/resist structure/process/templates/systems
cc.too-many-tools|overbuilt|||CC||too many tool*/app*/list*/step*/layer*/part*/dashboard*/system*/folder*/rule*/meeting*/plugin*;three/four/five/six/seven/nine/ten/twelve tool*/app*/list*/tracker*/dashboard*/systems;three/four/five project trackers;too many dishes;every edge case;a tool for every
cc.overbuild|overbuilt|||CC||overcomplicat*/overengineer*/overbuil*/overthink*/overdesign*;over-engineer*/over-complicat*/over-think*/over-design*/over-build*;builds/build/built abstractions;builds/build scripts for;more complicated/complex than
cc.maintain|overbuilt|||CC||maintain/maintains/maintaining a/the/my/her/his/home-made/tools/systems/scripts/own;need/needs more care than;upkeep;system/systems/tools/setup takes/take/need more
cc.tidy|tidying|||CC||tidies/tidied/tidying;i/she/he tidy;tidy the/my/up;reorganis*/reorganiz*;rearrang*;rename/renames/renaming/renamed files/folders/layers;sort/sorts/sorting folders/files;sort/sorts/sorting my/the folders/files/references/presets;reformat*
cc.refactor|tidying|||CC||refactor/refactors/refactoring/refactored;rewrite/rewrites/rewriting the/my deployment/build/script/scripts/setup/config/system;deployment scripts;the build scripts;reconfigur*
cc.write-script|overbuilt|||CC||write/writes/build/builds/wrote a script/tool/macro/plugin that/which/to/for/would;scripts for tasks;takes/take/took longer than;automations
cc.duplicate|overbuilt|||CC||duplicate/duplicates/duplicated list/lists/files/entries/systems/work;kept/keeps/keep in parallel;say the same;that say the same;contradict each other;the third list/version;inside templates;templates inside templates;that disagree;paper copies;two/three/four/five/six databases;databases that
cc.process|overbuilt|||CC||adds/add/adding process/steps/layers/rules/structure/complexity/tools;process/processes pile/piles/on;layers of process/tools/rules/abstraction;workaround/workarounds;bloat*
cc.fewer-parts|overbuilt|||CC||fewer/less moving/tool/tools/tooling/parts/lists/steps/dashboards/layers/apps;less tooling;moving parts;half of our/my/the dashboards/tools/lists;one list;own one list;with fewer;one database/system/calendar/place
cc.stop-wish|good-enough|||CC||know/knows/knew when/that it is/was/it's good/finished/ready/done/enough;accept/accepts/tell_me/say when/that it is/was/it's good/finished/ready/done/enough;when it is enough;when it is good enough;tell/tells me when it/to;tell/tells me it is/it's;a stop button;stop button;when to stop;says/say stop/enough/done;call/called it finished/done;be called finished/done;last version;who says enough/stop;stop editing/adding;who stops me;stops me
cc.leave-out|overbuilt|||CC||permission to leave/stop;leave/leaving things out;nobody sees two;stop having a first;let go of details;stop improving/polishing/tweaking/correcting
cc.where-three|overbuilt|||CC||where one/two/three/five would/do;is/are drawn/written/made/built five/three/ten times;every solution;more steps/versions/rules than
cc.rearrange-board|tidying|||CC||rearrange/rearranges/rearranging the/my board/desk/lanes/dashboard/wiki/notion/reference/archive;clean/cleans/redesign/redesigns the/my board/desk/lanes/dashboard/wiki/notion/reference/archive;build/builds another/a dashboard/spreadsheet/tracker
cc.complicated|overbuilt|||CC||complicated/elaborate/convoluted system/systems/setup/workflow/workflows/process/rigs/structure;grows/grow too big/complex/complicated;scope grows/creeps/creep
oe.invoice|invoices|||OE||invoic*;quotes and invoices;send/sending/sends/writing/writes the_invoices/offers/invoices;sends/send offers/invoices late
oe.outreach|outreach|||OE||outreach;cold email/emails/mail/mails/calls;reaching/reach out;hire me;might hire;writing/write/writes to people/theatres/galleries/shops/editors/agents/clients;following/follow/follows up;not follow up
oe.marketing|outreach|||OE||marketing;own marketing;advertis*;promotion/promoting/promotes/promote;self-promotion;publicity;self-marketing;pr work
oe.selling|outreach|||OE||selling/sell/sells/sales;licensing;pricing;pricing and selling;licensing and sales;undersell*;distribution
oe.admin|admin|||OE||admin;admin and outreach;paperwork and invoices;reporting and publicity;prices and contracts
oe.newsletter|publishing|||OE||newsletter/newsletters;the newsletter
oe.posting|publishing|||OE||posting/post/posts about/it/online/regularly/clips;posting;and the posts;without me posting;social media;putting it/them/work online;online presence
oe.portfolio|publishing|||OE||portfolio;my/own/updating portfolio/website/site;own website;my own website;the website has been;case studies
oe.publish|publishing|||OE||publish/publishing/publishes;submitting/submit/submits to/it/anywhere/work/poems/the;festival/journal/magazine submissions;release notes;documenting/photographing my/finished work/pieces
oe.nobody-hears|silence|||OE|exempt|nobody/noone hears/sees/knows/heard/saw/reads/read/notices;no one hears/sees/knows/has/heard/saw/reads/notices;no one has seen/heard/read;reach/reaches/reached no one/nobody;nobody has seen/heard;never seen by;announces/announce nothing;no record of
oe.drawer|silence|||OE||stay/stays/end/ends/stayed/sits/sit/lie/lies in a/the/boxes/drawers drawer/box/folder/cupboard;in a drawer;stays/stay in boxes;work stays in;into a drawer;stay/stays unseen;stay/stays/remain/remains drafts/unpublished/private
oe.never-tell|silence|||OE|exempt|never/rarely/don't/doesn't/not tell/tells/told anyone/anybody/people/others;never/rarely/don't/doesn't/not announce/announces/advertise/advertises;never/rarely/don't/doesn't/not promote/promotes/submit/apply;never offered;leaves/leave no record;never recorded/published/released/performed_again;not apply/applied
oe.tell-them|outreach|||OE||tells/tell/told them/people/everyone we/i/it exist/exists;somebody/someone who tells/sells/writes to/shows;people heard about/of;heard about it;find their readers;read the reports;an agent with;a manager/agent/gallery/producer/publisher who/with
oe.neglects|outreach|||OE|exempt|neglect/neglects/avoid/avoids/postpones/postpone own/outreach/promotion/marketing/selling;neglect/neglects/avoid/avoids/postpones/postpone portfolio/publicity/invoices/posting/promoting;avoids/avoid promotion;nothing for publicity/promotion/marketing;avoids/avoid/neglects self-promotion
oe.touring|outreach|||OE||touring;touring and promotion;never offered again;performed once;one-off shows;submitting/letters to agents;approaching galleries/shops/clients
oe.shops|outreach|||OE||sending the zine/book/work/demo to;send/sending it/them/demos to labels/shops/magazines/publishers/agents/galleries
other.draw|words|||||draw/draws/drew/drawing attention/conclusions/a_conclusion/inspiration/energy/on;draw/draws/drew/drawing people/from/up/near/back/breath/the_line;draws inspiration/energy from;drawing board;luck of the draw;draw a line under
other.write-down|words|||||write/writes/wrote/writing it/them/things/that/everything down;writing/write/wrote tests/code/docs/documentation/software/a plugin;title screen;with outlines;outlines for/of
other.alone|words|||||let/leave/left/leaves me/it/us/alone alone;let alone;leave/left/leaves alone
other.together|words|||||put/puts/pull/pulls/get/gets/piece/pieces it/them/things/everything/myself/himself together;sew/sewed/glue/glued it/them/things/everything/myself/himself together;tie/tied/string/bring/brings it/them/things/everything/myself/himself together;get-togethers
other.time|words|||||all the time;most of the time;for the first/second time;at the same time;task/problem/matter/job at hand;compared to/with;admin panel/rights/interface;admin interface;night bus/train/shift/shifts;nightclub
other.work|words|||||work experience;sales team;data team;art college;sentence structure;visual bug;visual impairment;journal of;nobody reads maps
other.shipping|words|||||shipping costs/company/address;book/rocket launch;ship of;launch date
other.burst|words|||||burst pipe/pipes;burst into/out;flat in paris/berlin/london;deadline extended
other.pictures|words|||||the big picture;big picture;stock images/photos;screen sketch;in the picture;out of the picture
other.gut|words|||||gut renovation/rehab;in my own words;on my own website/site/page;in my own home/house/flat
other.polish|words|||||nail polish;the polish language;polish remover;in polish;polish speaker/people/wife/husband;never finish my/his/her vegetables/plate/dinner/lunch
other.people|words|||||honest/warm/good with customers/clients/people;calls with clients;meeting with the bank;argument with my
other.abandon|words|||||abandoned house/building/factory/car;rigid hull;secret agents;estate agents;travel agents
other.perfect|words|||||revised timetable/edition;red one;small change in
`
