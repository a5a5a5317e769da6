/**
 * A page holds each drawing as HTML and in React's data, where Next escapes the brackets. Unescaped, both
 * copies compress as one: half a kilobyte of the landing page. What could end a script or open a comment
 * stays escaped.
 * @param {string} html
 */
export function unescapeDrawings(html) {
  return html.replaceAll(/(<script>self\.__next_f)(.*?)(<\/script>)/gs, (_, open, data, close) => {
    const plain = data
      // After a backslash it is somebody's text.
      .replaceAll(/(?<!\\)\\u003c(?=\/?(?:circle|g|path|rect|text|tspan)\b)/g, '<')
      .replaceAll(/(?<!\\)\\u003e/g, '>')
    return `${open}${plain}${close}`
  })
}
