import type { Portal } from '../../../schemas/engine'

/** Whether any visitor of the portal sees a footer: on phones or on wider screens. */
export const hasFooter = ({ hasDesktop = true, hasMobileFooter = false }: Portal): boolean =>
  hasDesktop || hasMobileFooter
