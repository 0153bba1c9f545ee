import { createHash } from 'node:crypto'
import type { Portal } from '../../../../schemas/engine'

/** How to render an icon of the installed portal. */
export type AppIcon = {
  /** Side in pixels. */
  side: number
  /** Side of the emblem as a share of the icon's. */
  emblemShare: number
  /** Whether a colour fills the icon up to its edges. Otherwise it is transparent around the emblem. */
  isFilled: boolean
}

/** Launchers may cut a maskable icon to a circle of 80 % of its side; 56 % is the largest square inside. */
const maskableShare = 0.56

/** The icons by their file name below the card name. iOS cuts its icon to a square with round corners. */
export const appIcons = {
  'icon-192.png': { side: 192, emblemShare: 1, isFilled: false },
  'icon-512.png': { side: 512, emblemShare: 1, isFilled: false },
  'icon-maskable-512.png': { side: 512, emblemShare: maskableShare, isFilled: true },
  'apple-touch-icon.png': { side: 180, emblemShare: 0.76, isFilled: true },
} as const satisfies Readonly<Record<string, AppIcon>>

export type AppIconName = keyof typeof appIcons

/** Returns the path of an icon. Its query changes with what the icon is made of, so that browsers fetch it again. */
export function appIconPath({ cardName, colors, icons }: Portal, name: AppIconName): string {
  const version = createHash('sha256')
    .update(JSON.stringify([colors, icons]))
    .digest('base64url')
    .slice(0, 8)
  return `/${encodeURIComponent(cardName)}/${name}?v=${version}`
}
