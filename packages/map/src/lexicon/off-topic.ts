/** What is done for its own sake, and is no work. */
export const offTopicPhrases: readonly string[] = [
  'board/video/computer game/games',
  '^ playing/played .. game/games/cards/chess/lego',
  '^ reading/read a/an/the/my/some/old .. novel/thriller/book/magazine/comic/comics/books/letters/articles',
  '^ watching/listening/waiting/sleeping/talking/queueing',
  '^ watched/watch ..',
  'in bed/hospital',
  'cooking/cooked/cook/baking/barbecue with/for .. friends/family/kids/children/wife/husband/parents/mother',
  'cooking/cooked/cook/making dinner/lunch/breakfast/soup',
  'water/watering the/my',
  '^ open/closed @weekday to/till/until/through ..',
  'your parcel/order/package/delivery is/has/was ..',
  'kern/fix/tidy/sharpen/oil things $',
  'the flat',
  'before bed',
  '^ do/does/would/is/are/can .. count',
]
