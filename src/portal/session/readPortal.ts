import type { Issue, Portal } from '../../../schemas/engine'
import contract from '../../../schemas/generated/entities/portal.js'
import { removeInvalid } from '../api/removeInvalid'

/**
 * The configuration of a portal as its back end answered it, without what its contract refuses. No portal when there
 * is none of that name; the bundled one when what came cannot be used.
 */
export function readPortal(answer: unknown, url: string): { portal: Portal | undefined; issues: Issue[] } {
  const issues: Issue[] = []
  if (answer === undefined) return { portal: undefined, issues }
  const copy: unknown = structuredClone(answer)
  if (removeInvalid(contract, copy, (issue) => issues.push(issue))) return { portal: copy, issues }
  return { portal: defaultPortal(cardOf(url)), issues }
}

/** The first segment of an address. */
function cardOf(url: string): string {
  const [, segment = ''] = url.split(/[/?#]/)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Stands in when the configuration of a portal cannot be read: the page still has a shell, in French and the base theme. */
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
