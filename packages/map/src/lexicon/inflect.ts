function forms(base: string): string[] {
  const consonantY = /[^aeiou]y$/.test(base)
  const stem = consonantY ? base.slice(0, -1) : base
  const third = consonantY ? `${stem}ies` : `${base}${/(?:[sxz]|ch|sh)$/.test(base) ? 'es' : 's'}`
  return [base, third]
}

function verb(base: string, past: string): string[] {
  const regular = /e$/.test(base)
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${base}ed`
  const gerund = /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`
  return [...forms(base), ...(past === '' ? [regular] : past.split(',')), gerund]
}

/** "poster+" has a plural, "refine=" and "draw=drew,drawn" are verbs. */
export function inflect(words: string): string[] {
  return words.split(/\s+/).flatMap((word) => {
    const at = word.indexOf('=')
    if (at > 0) return verb(word.slice(0, at), word.slice(at + 1))
    return word.endsWith('+') ? forms(word.slice(0, -1)) : [word]
  })
}
