import { themeStyle } from '../../../schemas/colors/themeStyle'
import type { PreviewState } from '../frame/PreviewState'
import { parsePalette } from '../settings/Palette'
import type { Settings } from '../settings/Settings'
import styles from './Scene.module.css'

const centredClass = styles.centred ?? ''

/** Gives the document the theme, colours, scheme, language and title a preview has. */
export function applyPreviewState({ settings, fixture, centred }: PreviewState): void {
  const { theme, scheme, locale, colors } = settings
  const { documentElement } = document
  documentElement.classList.toggle(centredClass, centred)
  documentElement.lang = locale
  documentElement.dataset.theme = theme
  document.title = `${fixture} · Beffroi Studio`
  applyColors(colors)
  forceScheme(scheme)
}

let sheet: CSSStyleSheet | undefined
let appliedColors = ''

/** Gives this document a town's colours, corrected as a portal corrects them; '' takes them away. */
function applyColors(colors: string): void {
  if (colors === appliedColors) return
  appliedColors = colors
  const palette = parsePalette(colors)
  // Made by a script, not written into the page: the security policy of a portal holds here, too.
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(palette ? themeStyle(palette) : '')
  document.adoptedStyleSheets = [sheet]
}

const schemeQuery = /\(prefers-color-scheme:\s*(light|dark)\)/g
const originalConditions = new WeakMap<CSSMediaRule, string>()
let scheme: Settings['scheme'] = 'light'
let watches = false

/**
 * Draws this document light or dark, whatever the device prefers: conditions on the colour scheme in its style sheets
 * are given the answer. Style sheets that arrive later are, too.
 */
function forceScheme(wanted: Settings['scheme']): void {
  scheme = wanted
  document.documentElement.style.setProperty('color-scheme', wanted)
  force()
  if (watches) return
  watches = true
  document.head.addEventListener('load', force, true)
  new MutationObserver(force).observe(document.head, { subtree: true, childList: true, characterData: true })
}

function force(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      forceRules(sheet.cssRules)
    } catch {
      // Still loading; it is asked again when it is here.
    }
  }
}

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = originalConditions.get(rule) ?? rule.media.mediaText
      originalConditions.set(rule, condition)
      const answered = condition.replace(schemeQuery, (_, name) =>
        name === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
      )
      if (answered !== rule.media.mediaText) rule.media.mediaText = answered
    }
    if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules)
  }
}
