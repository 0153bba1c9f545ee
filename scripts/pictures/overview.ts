import sharp, { type OverlayOptions } from 'sharp'
import type { PictureOptions } from './PictureOptions.ts'

/** A picture with the label above it. */
export type Labelled = { label: string; picture: Buffer }

const gap = 16
const labelHeight = 36
/** The overview cuts pictures off below this height, in pixels. */
const maxHeight = 5000

/** Joins the upper parts of pictures, each under its label, row by row. Returns a PNG. */
export async function joinPictures(rows: readonly (readonly Labelled[])[]): Promise<Buffer> {
  const parts: OverlayOptions[] = []
  let top = gap
  let right = 0
  for (const row of rows) {
    let left = gap
    let lowest = 0
    for (const { label, picture } of row) {
      const { width, height: whole } = await sharp(picture).metadata()
      const height = Math.min(whole, maxHeight)
      const input = await sharp(picture).extract({ left: 0, top: 0, width, height }).toBuffer()
      parts.push({ input: renderLabel(label, width), left, top })
      parts.push({ input, left, top: top + labelHeight })
      left += width + gap
      lowest = Math.max(lowest, height)
    }
    right = Math.max(right, left)
    top += labelHeight + lowest + gap
  }
  const ground = { width: right, height: top, channels: 3 as const, background: '#c9d0d8' }
  return sharp({ create: ground, limitInputPixels: false }).composite(parts).png({ palette: true }).toBuffer()
}

const renderLabel = (label: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="2" y="24" font-family="sans-serif" font-size="18" font-weight="600" fill="#18202a">${label}</text></svg>`,
  )

/** Path of a picture inside the folder. */
export const pathOf = (type: string, theme: string, width: number, scheme: string): string =>
  `${type}/${theme}-${width}-${scheme}.png`

/** HTML of a page that shows every picture. */
export function listPictures({ types, themes, schemes, widths }: PictureOptions): string {
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
