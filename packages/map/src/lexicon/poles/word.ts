import { forPole } from '../entry.ts'

export const wordEntries = forPole('SOURCE', 'right', [
  {
    id: 'word.thinks',
    concept: 'words',
    does: [
      '@write .. down? in .. words/sentences/prose/english .. what/how/why/where ..',
      'think=thought by talking/writing/narrating/explaining',
      'put+ .. everything/ideas/it/things into words/writing ..',
      'write=wrote,written .. through/out .. ideas/problems/it/thoughts',
      'think=thought/work+/plan+ .. in .. words/sentences/language/paragraphs/outlines/headlines',
      'think=thought .. by writing',
      'write=wrote,written .. to know/find/understand/think/see ..',
      'work+/think=thought .. out? by/in writing',
      'clarify+/develop+/understand=understood .. by writing/speaking/putting',
      'think=thought out loud',
      'explain+ .. in plain sentences/words',
    ],
    phrases: [
      'language first',
      'narrative/verbal thinker/thinking',
      'starts/begins with/from a question/sentence/title/headline/word',
      '^ verbal thinker',
      'words first',
      '^ verbal/verbally',
    ],
    yes: [
      'I write down in a few sentences what it should do.',
      'Thinks in sentences.',
      'I write to know what I think.',
    ],
    no: ['Does not think in words.', 'My boss thinks in headlines.'],
  },
  {
    id: 'word.writes-first',
    concept: 'writing',
    does: [
      '@write .. before the code/drawing/slides/cut/pictures',
      'start=/begin=began,begun/beginning .. by/with writing',
      '@write ... before i/she/he/they/touching/any/a',
      '@write .. title/headline/sentence/line/word/summary/outline/name/text+/words/copy/caption+ .. first',
      '@write .. first , ..',
      'start=/begin+/began .. with/as/from .. sentence/title/word/line/note+/phrase/headline/paragraph',
    ],
    phrases: [
      'it/@it began/begins/started/starts as/with a/the/one .. sentence/title/word/line/phrase/note',
      '^ title/headline/sentence/words first',
      '^ first the headline/title/sentence/line/words ..',
    ],
    yes: [
      'I write one line before I touch the wood.',
      'Title first.',
      'It began as a sentence in my notebook.',
    ],
    no: ['I used to write a line before I cooked.', 'I write a mail.', 'My wife writes the title first.'],
  },
  {
    id: 'word.writing-for-hours',
    voices: ['absorbed'],
    concept: 'writing',
    phrases: [
      'looking/searching/hunting for a/the/one .. word/synonym/rhyme/verb/title/name/sentence/adjective',
      '^ writing/rewriting/drafting a/an/the/one/my .. @text',
      '^ on a/the/one paragraph/sentence/headline/poem/chapter/essay',
      '^ cutting .. essay/text/paragraph/chapter',
    ],
    does: [
      'writing/wrote/write/rewriting/drafting/composing .. dialogue/lyrics/prose/verse/sentences/speech/@text',
    ],
    yes: ['Writing a eulogy for a character.', 'On a paragraph about rain.'],
    no: ['Writing code.', 'My son writing an essay.'],
  },
  {
    id: 'word.system',
    concept: 'words',
    voices: ['system'],
    phrases: [
      'notes/text/markdown file+/app/editor',
      'outline+/memos/memo+/storylines/journal',
      'numbered drafts',
      'headlines',
      'a file of .. headlines/titles/sentences/words/lines',
    ],
    yes: ['One long running notes file.', 'Outlines in a text editor.', 'Long memos.'],
    no: ['A file.', 'No outlines.'],
  },
])
