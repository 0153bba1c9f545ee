import { themeStyle } from '../../../schemas/colors/themeColors'
import type { PreviewState } from '../frame/PreviewState'
import { parsePalette } from '../settings/Palette'
import type { Settings } from '../settings/Settings'
import styles from './Scene.module.css'

const centredClass = styles.centred ?? ''

/** Sets the theme, colours, scheme, language and title of the document. */
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

/** Applies the colours of a town, corrected as in a portal; an empty string removes them. */
function applyColors(colors: string): void {
  if (colors === appliedColors) return
  appliedColors = colors
  const palette = parsePalette(colors)
  // The security policy forbids inline styles, as in a portal.
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(palette ? themeStyle(palette) : '')
  document.adoptedStyleSheets = [sheet]
}

const schemeQuery = /\(prefers-color-scheme:\s*(light|dark)\)/g
const originalConditions = new WeakMap<CSSMediaRule, string>()
let scheme: Settings['scheme'] = 'light'
let isWatching = false

/**
 * Renders this document in a colour scheme regardless of the device: replaces the `prefers-color-scheme` conditions in its
 * style sheets, including those that load later.
 */
function forceScheme(nextScheme: Settings['scheme']): void {
  scheme = nextScheme
  document.documentElement.style.setProperty('color-scheme', nextScheme)
  forceSheets()
  if (isWatching) return
  isWatching = true
  document.head.addEventListener('load', forceSheets, true)
  new MutationObserver(forceSheets).observe(document.head, { subtree: true, childList: true, characterData: true })
}

function forceSheets(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      forceRules(sheet.cssRules)
    } catch {
      // The sheet is still loading; its load event runs this again.
    }
  }
}

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = originalConditions.get(rule) ?? rule.media.mediaText
      originalConditions.set(rule, condition)
      const forcedCondition = condition.replace(schemeQuery, (_, name) =>
        name === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
      )
      if (forcedCondition !== rule.media.mediaText) rule.media.mediaText = forcedCondition
    }
    if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules)
  }
}
