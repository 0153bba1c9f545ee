import type { Action, Address, Block, Image } from '../../../../schemas'

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

/** Cards or buttons of one kind in as many columns as there is room for. All of them are there: there is no more. */
export const cellList = (id: string, blocks: readonly Block[]): Block<'list'> => ({
  type: 'list',
  id,
  data: { components: [...blocks], total: blocks.length },
})

/** The image fragment of a stored picture; none when there is no picture. */
export const imageOf = (src: string | null | undefined, alt: string | undefined): Image | undefined =>
  src ? { src, alt: alt ?? '' } : undefined

/** `Place du Marché 1, 4000 Liège` */
export function addressLine({ street, streetNumber, boxNumber, zip, locality, address }: Address): string {
  const box = boxNumber ? ` bte ${boxNumber}` : ''
  return address ?? `${`${street} ${streetNumber}`.trim()}${box}, ${zip} ${locality}`
}
