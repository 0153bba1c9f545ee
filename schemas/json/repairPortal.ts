import type { DataContract } from '../check/ContractSource'
import { cleanJson } from '../check/cleanJson'
import type { Issue } from '../check/Issue'
import type { Portal } from '../generated/types'
import { removeInvalid } from './removeInvalid'

/**
 * Returns the configuration of a portal without its invalid parts; invalid required members get defaults. Returns the default
 * portal of the card name when the configuration is unusable. `contract` is that of a portal.
 */
export function repairPortal(
  contract: DataContract<Portal>,
  configuration: unknown,
  card: string,
): { portal: Portal; issues: Issue[] } {
  const issues: Issue[] = []
  const copy: unknown = structuredClone(cleanJson(configuration, (issue) => issues.push(issue)))
  const defaults = defaultPortal(card)
  const { name, portalName, cardName, theme, colors, defaultLocale } = defaults
  const required = { name, portalName, cardName, theme, colors, defaultLocale }
  const isUsable = removeInvalid(contract, copy, (issue) => issues.push(issue), required)
  return { portal: isUsable ? copy : defaults, issues }
}

/**
 * The fallback for an unusable configuration: a shell in French and the base theme, with the card name as the name. It has neither
 * telephone nor e-mail, which would be those of somebody else.
 */
export const defaultPortal = (card: string): Portal => ({
  name: card,
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
