import type { Action, Address, Block, Image } from '../../../../schemas'
import { zonedTime } from '../../time/zonedTime'
import type { Scope } from '../call/Scope'

/** An action that opens a page of the portal; `path` does not include the card name. */
export const navigateTo = (path: string): Action<'navigation'> => ({ handler: 'navigation', data: { path } })

/** An action that opens an external URL, `tel:` or `mailto:`. */
export const openUrl = (url: string): Action<'redirect'> => ({ handler: 'redirect', data: { url } })

/** A button in the style of a link that opens a page of the portal. */
export const linkButton = (id: string, label: string, path: string): Block<'button'> => ({
  type: 'button',
  id,
  data: { label, kind: 'link', action: navigateTo(path) },
})

/** A complete list of cells. Its total equals its length, so it shows no "more" button. */
export const cellList = (id: string, blocks: readonly Block[]): Block<'list'> => ({
  type: 'list',
  id,
  data: { components: [...blocks], total: blocks.length },
})

/** The image fragment of a stored picture; undefined without a picture. */
export const imageOf = (src: string | null | undefined, alt: string | undefined): Image | undefined =>
  src ? { src, alt: alt ?? '' } : undefined

/** Formats an address as `Place du Marché 1, 4000 Liège`. */
export function addressLine({ street, streetNumber, boxNumber, zip, locality, address }: Address): string {
  const box = boxNumber ? ` bte ${boxNumber}` : ''
  return address ?? `${`${street} ${streetNumber}`.trim()}${box}, ${zip} ${locality}`
}

/** Returns the time of the last edit of an event or place, else the day of the town's seed. */
export const updatedAt = ({ edited_at }: { edited_at: Date | null }, { anchoredOn, timeZone }: Scope): string =>
  (edited_at ?? zonedTime({ day: anchoredOn, minute: 0 }, timeZone)).toISOString()
