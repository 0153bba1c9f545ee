import type { Action, Block } from '../../../../schemas'

/** Goes to a page of the portal; `path` has no card name. */
export const navigateTo = (path: string): Action<'navigation'> => ({ handler: 'navigation', data: { path } })

/** Opens an address outside of the portal, a telephone number or a mail. */
export const openUrl = (url: string): Action<'redirect'> => ({ handler: 'redirect', data: { url } })

/** A button that leads to a page and looks like a link. */
export const linkButton = (id: string, label: string, path: string): Block<'button'> => ({
  type: 'button',
  id,
  data: { label, kind: 'link', action: navigateTo(path) },
})
