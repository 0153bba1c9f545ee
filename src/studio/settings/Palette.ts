import { formatColor, parseColor } from '../../../schemas/colors/color'
import type { Portal } from '../../../schemas/engine'

/** The colours of a town, as in its portal. */
export type Palette = Portal['colors']

export type ColorName = keyof Palette

/** All colours a town can choose, the most visible first. */
export const colorNames = [
  'primary',
  'secondary',
  'accent',
  'button',
  'title',
  'text',
  'background',
  'light',
  'dark',
] as const satisfies readonly ColorName[]

const files = import.meta.glob<Palette>('../../../fixtures/towns/*/portal.json', { eager: true, import: 'colors' })
const names = import.meta.glob<string>('../../../fixtures/towns/*/portal.json', { eager: true, import: 'name' })

const byTown = <V>(values: Readonly<Record<string, V>>): ReadonlyMap<string, V> =>
  new Map(Object.entries(values).map(([path, value]) => [path.split('/').at(-2) ?? '', value]))

const townPalettes = byTown(files)

/** The names of the demo towns, by their key in an address. */
export const townNames = byTown(names)

/**
 * Parses the colours of an address: the key of a demo town, or custom colours such as `primary-0f6675_text-222222`.
 * Undefined without a valid primary colour, which means the colours of the theme.
 */
export function parsePalette(text: string): Palette | undefined {
  const town = townPalettes.get(text)
  if (town) return town
  const colors: Partial<Record<ColorName, string>> = {}
  for (const [, name, value] of text.matchAll(/(?:^|_)([a-z]+)-([\da-f]{6})(?=_|$)/g)) {
    const colorName = colorNames.find((each) => each === name)
    if (colorName) colors[colorName] = `#${value}`
  }
  const { primary } = colors
  return primary === undefined ? undefined : { ...colors, primary }
}

/** Formats colours so that `parsePalette` reads them back. */
export const formatPalette = (colors: Palette): string =>
  colorNames
    .flatMap((name) => (colors[name] ? [`${name}-${formatColor(parseColor(colors[name])).slice(1)}`] : []))
    .join('_')
