/**
 * A page holds each drawing twice, as HTML and in the data of React, where Next writes every bracket as `\u003c` and
 * `\u003e`. With the brackets of a drawing's own elements as they are both copies are the same to a compressor: half a
 * kilobyte of the landing page. What could end a script or open a comment in it stays escaped, and the strings stay the same.
 *
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
