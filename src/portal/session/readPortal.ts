import type { Issue, Portal } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/portal.js'
import { removeInvalid } from '../api/removeInvalid'

/**
 * The configuration of a portal without its invalid parts. Undefined when the portal does not exist (`answer` is undefined);
 * the default portal when the configuration is unusable.
 */
export function readPortal(answer: unknown, url: string): { portal: Portal | undefined; issues: Issue[] } {
  const issues: Issue[] = []
  if (answer === undefined) return { portal: undefined, issues }
  const copy: unknown = structuredClone(answer)
  if (removeInvalid(contract, copy, (issue) => issues.push(issue))) return { portal: copy, issues }
  return { portal: defaultPortal(cardOf(url)), issues }
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
  configs: { services: { services: true, login: true, map: true } },
})
