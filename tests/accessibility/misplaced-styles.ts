import type { Page } from '@playwright/test'

/** styled-components' tags whose parent may hold words only, directly or through a link, or items only. */
export const misplacedStyles = (page: Page): Promise<string[]> => page.evaluate(findMisplaced)

function findMisplaced(): string[] {
  const words =
    'abbr,b,bdi,bdo,button,cite,code,dfn,em,h1,h2,h3,h4,h5,h6,i,kbd,label,legend,mark,output,p,pre,q,s,samp,small,span,strong,sub,summary,sup,time,u,var'
  const items = 'ul,ol,dl,table,thead,tbody,tfoot,tr,colgroup,select,optgroup,datalist,picture,audio,video'
  return [...document.querySelectorAll('body style[data-styled]')].flatMap((style) => {
    let parent = style.parentElement
    const path = [parent?.localName]
    while (parent !== null && ['a', 'ins', 'del', 'map'].includes(parent.localName)) {
      parent = parent.parentElement
      path.unshift(parent?.localName)
    }
    const next = style.nextElementSibling?.outerHTML.slice(0, 80)
    return parent?.matches(`${words},${items}`) ? [`style tag in ${path.join(' > ')}: before ${next}`] : []
  })
}
