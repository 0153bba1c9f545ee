import { formatColor, parseColor } from '../../../schemas/colors/color'
import type { Portal } from '../../../schemas/engine'

/** Colours of a town, as its portal has them. */
export type Palette = Portal['colors']

export type ColorName = keyof Palette

/** Every colour a town may choose, those seen most first. */
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

/** The name of each demo town, by what an address calls its colours. */
export const townNames = byTown(names)

/**
 * Reads what an address says of colours: the name of a demo town, or colours of one's own as `primary-0f6675_text-222222`.
 * Undefined when it names no usable primary colour: then the colours are those of the theme.
 */
export function parsePalette(text: string): Palette | undefined {
  const town = townPalettes.get(text)
  if (town) return town
  const colors: Partial<Record<ColorName, string>> = {}
  for (const [, name, value] of text.matchAll(/(?:^|_)([a-z]+)-([\da-f]{6})(?=_|$)/g)) {
    const known = colorNames.find((each) => each === name)
    if (known) colors[known] = `#${value}`
  }
  const { primary } = colors
  return primary === undefined ? undefined : { ...colors, primary }
}

/** What `readPalette` reads back as these colours. */
export const formatPalette = (colors: Palette): string =>
  colorNames
    .flatMap((name) => (colors[name] ? [`${name}-${formatColor(parseColor(colors[name])).slice(1)}`] : []))
    .join('_')
