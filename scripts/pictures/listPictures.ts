import type { Order } from './Order.ts'

/** Path of a picture inside the folder. */
export const pathOf = (type: string, theme: string, width: number, scheme: string): string =>
  `${type}/${theme}-${width}-${scheme}.png`

/** A page that shows every picture of an order. */
export function listPictures({ types, themes, schemes, widths }: Order): string {
  const parts = types.map((type) => {
    const pictures = widths.flatMap((width) =>
      schemes.flatMap((scheme) =>
        themes.map((theme) => {
          const path = pathOf(type, theme, width, scheme)
          return `<a href="${path}"><img loading="lazy" src="${path}" alt="${theme}, ${width} px, ${scheme}"></a>`
        }),
      ),
    )
    const sheets = schemes.map((scheme) => `<a href="${type}-${scheme}.png">${scheme}</a>`)
    return `<section><h2 id="${type}">${type}</h2><p>${sheets.join(' ')}</p><div>${pictures.join('\n')}</div></section>`
  })
  const links = types.map((type) => `<a href="#${type}">${type}</a>`).join(' ')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Blocks</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #c9d0d8; color: #18202a }
nav { columns: 10rem; margin-block-end: 2rem } nav a { display: block }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start } img { block-size: 30rem; width: auto; display: block }
</style>
<h1>Blocks</h1>
<nav>${links}</nav>
${parts.join('\n')}
</html>
`
}
