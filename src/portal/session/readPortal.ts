import { cleanJson, type Issue, type Portal } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/portal.js'
import { removeInvalid } from '../api/removeInvalid'

/**
 * Returns the configuration of a portal without its invalid parts; invalid required members get defaults. Returns
 * undefined when the portal does not exist (`answer` is undefined), and the default portal when the configuration is
 * unusable.
 */
export function readPortal(answer: unknown, url: string): { portal: Portal | undefined; issues: Issue[] } {
  const issues: Issue[] = []
  if (answer === undefined) return { portal: undefined, issues }
  const copy: unknown = structuredClone(cleanJson(answer, (issue) => issues.push(issue)))
  const defaults = defaultPortal(cardOf(url))
  const { name, portalName, cardName, theme, colors, defaultLocale } = defaults
  const required = { name, portalName, cardName, theme, colors, defaultLocale }
  const isUsable = removeInvalid(contract, copy, (issue) => issues.push(issue), required)
  return { portal: isUsable ? copy : defaults, issues }
}

/** The first segment of a path. */
function cardOf(url: string): string {
  const [, segment = ''] = url.split(/[/?#]/)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The fallback for an unusable configuration: a shell in French and the base theme. */
export const defaultPortal = (card: string): Portal => ({
  name: 'Portail communal',
  portalName: card,
  cardName: card,
  description: 'Le portail de votre commune.',
  theme: 'base',
  colors: { primary: '#1d4e89' },
  hasDesktop: true,
  hasMobileFooter: false,
  wallType: 'standard',
  defaultLocale: 'fr',
  additionalLocales: [],
  timeZone: 'Europe/Brussels',
  // Shown by the page "Site inaccessible".
  phone: '+32 4 555 00 00',
  email: 'contact@portail-communal.example',
  configs: { services: { services: true, login: true, map: true } },
})
