import type { Portal } from '../../../schemas/engine'

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
