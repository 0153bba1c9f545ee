import { themeStyle } from '../../../schemas/colors/themeColors'
import type { PreviewState } from '../frame/PreviewState'
import { parsePalette } from '../settings/Palette'
import type { Settings } from '../settings/Settings'
import { forceMedia } from './forcedMedia'
import { highContrastStyle } from './highContrastStyle'
import styles from './Scene.module.css'

const centredClass = styles.centred ?? ''

/** Sets the theme, colours, preferences, size of text, language, direction and title of the document. */
export function applyPreviewState({ settings, fixture, centred }: PreviewState): void {
  const { theme, locale, textSize, direction } = settings
  const { documentElement } = document
  const { dataset } = documentElement
  documentElement.classList.toggle(centredClass, centred)
  documentElement.lang = locale
  dataset.theme = theme
  if (textSize === '200') dataset.textSize = 'double'
  else delete dataset.textSize
  if (direction === 'rtl') documentElement.dir = direction
  else documentElement.removeAttribute('dir')
  document.title = `${fixture} · Beffroi Studio`
  applyColors(settings)
  forceMedia(settings)
}

let sheet: CSSStyleSheet | undefined
let appliedStyle = ''

/** Applies the colours of a town, corrected as in a portal, and those of a high contrast; neither by default. */
function applyColors({ colors, contrast }: Settings): void {
  const palette = parsePalette(colors)
  const style = (palette ? themeStyle(palette) : '') + (contrast === 'high' ? highContrastStyle : '')
  if (style === appliedStyle) return
  appliedStyle = style
  // The security policy forbids inline styles, as in a portal.
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
}
