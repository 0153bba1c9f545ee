import { nearestName } from '../../check/nearestName'
import { type Members, own } from '../../check/value'
import { iconNames } from '../../names/iconNames'
import { themeNames } from '../../names/themeNames'
import type { Key } from '../DataVisitor'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

const icons: ReadonlySet<string> = new Set(iconNames)
const themes: ReadonlySet<string> = new Set(themeNames)

/** Reports the name of an icon that the portal does not draw. An empty name stands for no icon. */
export function unknownIcon(linter: RuleContext, name: string, key: Key): void {
  if (name === '' || icons.has(name)) return
  const suggestion = nearestName(name, iconNames)
  const advice = suggestion
    ? `did you mean ${quote(suggestion)}?`
    : 'visitors see none, or a letter or a dot in its place.'
  const message = `The portal has no icon ${quote(name)}: ${advice}`
  linter.report('unknown-name', [key], message, { received: name, ...(suggestion && { suggestion }) })
}

/** Reports the name of a theme that the portal does not have. An empty name stands for none. */
export function unknownTheme(linter: RuleContext, name: string, key: Key): void {
  if (name === '' || themes.has(name)) return
  const suggestion = nearestName(name, themeNames)
  const advice = suggestion ? `did you mean ${quote(suggestion)}?` : `there are ${themeNames.join(', ')}.`
  const message = `The portal has no theme ${quote(name)} and shows the base theme: ${advice}`
  linter.report('unknown-name', [key], message, { received: name, ...(suggestion && { suggestion }) })
}

/** Reports a portal whose name in calls is not that of its addresses. */
export function otherPortalName(linter: RuleContext, portal: Members): void {
  const [name, card] = [own(portal, 'portalName'), own(portal, 'cardName')]
  if (typeof name !== 'string' || typeof card !== 'string' || name === card) return
  const message = `The addresses of the portal have the card name ${quote(card)}, and its calls the name ${quote(name)}: make them equal.`
  linter.report('unknown-name', ['portalName'], message, { expected: card, received: name, suggestion: card })
}
