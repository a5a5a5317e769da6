/**
 * Makes drawings in React's data equal to the HTML, to compress as one.
 * @param {string} html
 */
export function unescapeDrawings(html) {
  return html.replaceAll(/(<script>self\.__next_f)(.*?)(<\/script>)/gs, (_, open, data, close) => {
    const plain = data
      // After a backslash it is content.
      .replaceAll(/(?<!\\)\\u003c(?=\/?(?:circle|g|path|rect|text|tspan)\b)/g, '<')
      .replaceAll(/(?<!\\)\\u003e/g, '>')
    return `${open}${plain}${close}`
  })
}
