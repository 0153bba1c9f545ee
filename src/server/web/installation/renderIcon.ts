import sharp, { type Sharp } from 'sharp'
import { type ThemeColors, themeColors } from '../../../../schemas/colors/themeColors'
import type { Portal } from '../../../../schemas/engine'
import type { AppIcon } from './appIcons'

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/** The colour behind an emblem: that of the header, where visitors know it from. */
export const iconGround = (colors: Portal['colors']): string => themeColors(colors, 'light')['--color-surface']

/** A tower on the colour of the town, for a town without an emblem. */
const towerSvg = ({ '--color-primary': ground, '--color-on-primary': color }: ThemeColors, share: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24" width="512" height="512">
<path fill="${ground}" d="M-12-12h24v24h-24z"/>
<path transform="scale(${share})" fill="${color}" d="M-5 11V-3h10v14h-3V7a2 2 0 0 0-4 0v4zM-6-4v-2h12v2zM-4-7v-2l4-3 4 3v2z"/>
</svg>`

/** Largest side of an icon in pixels. A larger emblem would only take memory. */
const maxSide = 512

/** Shortest side of an emblem whose margins sharp can find, in pixels. */
const minSide = 3

/**
 * Renders an icon as PNG. `given` is a picture in any format that sharp reads, and of any ratio; one that is broken or no wider than
 * a line counts as none.
 */
export async function renderIcon(
  { side, emblemShare, isFilled }: AppIcon,
  given: Buffer | undefined,
  colors: Portal['colors'],
): Promise<Buffer> {
  const emblem = given && (await readEmblem(given))
  if (!emblem) {
    const svg = towerSvg(themeColors(colors, 'light'), isFilled ? emblemShare : 0.8)
    return await encode(sharp(Buffer.from(svg)).resize(side, side))
  }
  const emblemSide = Math.floor(side * emblemShare)
  // A filled icon continues the background of the emblem, so that its margins are of no use.
  const resized = await (isFilled ? sharp(emblem).trim() : sharp(emblem))
    .resize(emblemSide, emblemSide, { fit: 'contain', background: transparent })
    .png()
    .toBuffer()
  const background = isFilled ? ((await cornerColor(emblem)) ?? iconGround(colors)) : transparent
  const icon = sharp({ create: { width: side, height: side, channels: 4, background } })
  return await encode(icon.composite([{ input: resized }]))
}

/** Reads an emblem as PNG, no larger than an icon. A back end may send the start of a picture only, which has its size. */
async function readEmblem(given: Buffer): Promise<Buffer | undefined> {
  const image = sharp(given).resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
  const read = await image
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  return read && Math.min(read.info.width, read.info.height) >= minSide ? read.data : undefined
}

const encode = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 9, palette: true }).toBuffer()

/** Returns the colour of the corners of an emblem with a background of its own; undefined when they are transparent. */
async function cornerColor(emblem: Buffer) {
  const { data, info } = await sharp(emblem).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) =>
    data.subarray(pixel * channels, (pixel + 1) * channels),
  )
  const [r = 0, g = 0, b = 0] = corners[0] ?? []
  return corners.every((corner) => corner[3] === 255) ? { r, g, b, alpha: 1 } : undefined
}
