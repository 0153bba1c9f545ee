import type { Portal } from '../generated/types'
import { formatColor, isLight, mix, parseColor, type Rgb, white } from './color'
import { readableOn, shapeContrast, textContrast, textOn } from './readable'

/** Colours by the name of their custom property, as #rrggbb. */
export type ThemeColors = Readonly<Record<`--${string}`, string>>

const ink: Rgb = [28, 36, 46]
const night: Rgb = [17, 22, 28]

type Mode = 'light' | 'dark'
type Surfaces = { page: Rgb; raised: Rgb; sunken: Rgb }

/**
 * A town's colours as the style sheets use them, by day and by night. Whatever the town chose, text has a contrast of
 * at least 4.5 on every surface it stands on, and edges of controls of at least 3: a colour that falls short is
 * darkened or lightened until it does, and no further.
 */
export function themeColors(colors: Portal['colors'], mode: Mode): ThemeColors {
  const read = (text: string | undefined, other: Rgb): Rgb => (text ? parseColor(text) : other)
  const { page, raised, sunken } = mode === 'light' ? daySurfaces(colors) : nightSurfaces(colors)
  const surfaces = [page, raised, sunken]
  const strong = (color: Rgb) => readableOn(color, surfaces, textContrast)
  const shape = (color: Rgb) => readableOn(color, surfaces, shapeContrast)

  const text = readableOn(mode === 'light' ? read(colors.text, ink) : mix(white, page, 0.08), surfaces, 7)
  const primary = strong(parseColor(colors.primary))
  const button = strong(read(colors.button, primary))
  const danger = strong([179, 38, 30])
  const link = strong(primary)
  return formatted({
    '--color-primary': primary,
    '--color-on-primary': textOn(primary),
    '--color-secondary': strong(read(colors.secondary, primary)),
    '--color-accent': shape(read(colors.accent, primary)),
    '--color-button': button,
    '--color-on-button': textOn(button),
    '--color-link': link,
    '--color-text': text,
    '--color-title': mode === 'light' ? strong(read(colors.title, text)) : text,
    '--color-muted': strong(mix(text, page, 0.3)),
    '--color-surface': page,
    '--color-surface-raised': raised,
    '--color-surface-sunken': sunken,
    '--color-border': mix(page, text, 0.16),
    '--color-border-strong': shape(mix(page, text, 0.4)),
    '--color-danger': danger,
    '--color-on-danger': textOn(danger),
    '--color-success': strong([26, 110, 60]),
    '--focus': link,
  })
}

/** The page as the town has it, cards nearer to white, wells nearer to the town's light colour. */
function daySurfaces({ background, light }: Portal['colors']): Surfaces {
  const chosen = background ? parseColor(background) : white
  const page = isPale(chosen) ? chosen : white
  const tint = light ? parseColor(light) : ink
  const sunken = isPale(tint) && formatColor(tint) !== formatColor(page) ? mix(page, tint, 0.8) : mix(page, ink, 0.07)
  return { page, raised: mix(page, white, 0.85), sunken }
}

/** Night with a breath of the town's dark colour. */
function nightSurfaces({ dark, primary }: Portal['colors']): Surfaces {
  const page = mix(night, parseColor(dark ?? primary), 0.08)
  return { page, raised: mix(page, white, 0.05), sunken: mix(page, white, 0.12) }
}

/** Light enough to be a background of dark text with colour left in it. */
const isPale = (color: Rgb): boolean => isLight(color) && Math.min(...color) > 190

const formatted = (colors: Readonly<Record<`--${string}`, Rgb>>): ThemeColors =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, formatColor(color)]))
