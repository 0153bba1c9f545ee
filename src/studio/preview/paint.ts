import { themeStyle } from '../../../schemas/colors/themeStyle'
import { readPalette } from '../settings/Palette'

let sheet: CSSStyleSheet | undefined
let painted = ''

/** Gives this document a town's colours, corrected as a portal corrects them; '' takes them away. */
export function paint(colors: string): void {
  if (colors === painted) return
  painted = colors
  const palette = readPalette(colors)
  // Made by a script, not written into the page: the security policy of a portal holds here, too.
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(palette ? themeStyle(palette) : '')
  document.adoptedStyleSheets = [sheet]
}
