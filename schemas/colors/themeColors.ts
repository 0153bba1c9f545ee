import type { Portal } from '../generated/types'
import {
  black,
  contrast,
  groundContrast,
  formatColor as hex,
  mix,
  nearest,
  parseColor,
  type Rgb,
  readableOn,
  runningContrast,
  shapeContrast,
  textContrast,
  textOn,
  white,
} from './color'

/** Colours by the name of their custom property, as #rrggbb. */
export type ThemeColors = ReturnType<typeof themeColors>

export type Mode = 'light' | 'dark'

/** Backgrounds of texts and controls. */
export const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken'] as const

const ink: Rgb = [28, 36, 46]
const night: Rgb = [17, 22, 28]

/** Colours that mean the same in every town. */
const signals = {
  light: { danger: [179, 38, 30], success: [26, 110, 60], warning: [138, 83, 0], star: [184, 110, 0] },
  dark: { danger: [255, 180, 171], success: [134, 214, 161], warning: [240, 184, 102], star: [240, 184, 102] },
} as const satisfies Record<Mode, Record<string, Rgb>>

type Grounds = { page: Rgb; raised: Rgb; sunken: Rgb }

/**
 * The custom properties of a town's colours, in light or dark mode. For any choice of the town, text has a contrast of at
 * least 4.5 on every surface, and edges of controls of at least 3: a colour that falls short is darkened or lightened just
 * until it passes.
 */
export function themeColors(colors: Portal['colors'], mode: Mode) {
  const read = (text: string | undefined, other: Rgb): Rgb => (text ? parseColor(text) : other)
  const { page, raised, sunken } = mode === 'light' ? dayGrounds(colors) : nightGrounds(colors)
  const grounds = [page, raised, sunken]
  const strong = (color: Rgb) => readableOn(color, grounds, textContrast)
  const shape = (color: Rgb) => readableOn(color, grounds, shapeContrast)

  const text = readableOn(mode === 'light' ? read(colors.text, ink) : mix(white, page, 0.08), grounds, runningContrast)
  const muted = strong(mix(text, page, 0.3))
  const title = mode === 'light' ? strong(read(colors.title, text)) : text
  const primary = strong(parseColor(colors.primary))
  const button = strong(read(colors.button, primary))
  const signal = signals[mode]
  const danger = strong(signal.danger)
  const tint = nearest(mix(raised, primary, mode === 'light' ? 0.12 : 0.2), raised, (candidate) =>
    [text, muted, title, primary, button, danger].every((color) => contrast(color, candidate) >= textContrast),
  )
  const deep = mode === 'light' ? primary : readableOn(mix(page, primary, 0.4), [white], textContrast)
  const accent = shape(read(colors.accent, primary))
  return {
    '--color-primary': hex(primary),
    '--color-on-primary': hex(textOn(primary)),
    '--color-secondary': hex(strong(read(colors.secondary, primary))),
    '--color-accent': hex(accent),
    '--color-on-accent': hex(textOn(accent)),
    '--color-button': hex(button),
    '--color-on-button': hex(textOn(button)),
    '--color-link': hex(primary),
    '--color-text': hex(text),
    '--color-title': hex(title),
    '--color-muted': hex(muted),
    '--color-surface': hex(page),
    '--color-surface-raised': hex(raised),
    '--color-surface-sunken': hex(sunken),
    '--color-surface-tinted': hex(tint),
    '--color-deep': hex(deep),
    '--color-on-deep': hex(textOn(deep)),
    '--color-border': hex(mix(page, text, 0.16)),
    '--color-border-strong': hex(shape(mix(page, text, 0.4))),
    '--color-danger': hex(danger),
    '--color-on-danger': hex(textOn(danger)),
    '--color-success': hex(strong(signal.success)),
    '--color-warning': hex(strong(signal.warning)),
    '--color-star': hex(shape(signal.star)),
    '--focus': hex(primary),
  }
}

/** Light mode: the town's background, raised surfaces nearer to white, sunken ones nearer to its light colour. */
function dayGrounds({ background, light }: Portal['colors']): Grounds {
  const pale = (text: string) => nearest(parseColor(text), white, isPale)
  const page = background ? pale(background) : white
  const well = light ? nearest(mix(page, pale(light), 0.8), page, isCalm) : page
  const sunken = hex(well) === hex(page) ? mix(page, ink, 0.07) : well
  return { page, raised: mix(page, white, 0.85), sunken }
}

/** Dark mode: a near-black page tinted with the town's dark colour. */
function nightGrounds({ dark, primary }: Portal['colors']): Grounds {
  const page = mix(night, parseColor(dark ?? primary), 0.08)
  return { page, raised: mix(page, white, 0.05), sunken: mix(page, white, 0.12) }
}

/** Whether a surface has so little colour that it does not look like a button. */
const isCalm = (color: Rgb): boolean => Math.max(...color) - Math.min(...color) <= 48

const isPale = (color: Rgb): boolean => contrast(color, black) >= groundContrast

/** `:root:root` makes a town's colours override those of its theme, whatever the order of the style sheets. */
const block = (colors: Portal['colors'], mode: Mode, condition = '') => {
  const lines = Object.entries(themeColors(colors, mode)).map(([name, color]) => `  ${name}: ${color};`)
  return `:root:root${condition} {\n${lines.join('\n')}\n}`
}

/** The style sheet of a town's colours, for light and dark screens, and for visitors who chose one of them in `data-scheme`. */
export const themeStyle = (colors: Portal['colors']): string =>
  [
    block(colors, 'light'),
    `@media (prefers-color-scheme: dark) {\n${block(colors, 'dark', ":where(:not([data-scheme='light']))")}\n}`,
    block(colors, 'dark', ":where([data-scheme='dark'])"),
    '',
  ].join('\n')
