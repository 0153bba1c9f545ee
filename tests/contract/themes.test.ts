import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, mix, parseColor, type Rgb, white } from '../../schemas/colors/color'
import { themeColors } from '../../schemas/colors/themeColors'
import { themeProperties, themeSelectors, themeSheets, themeTokens } from './themeTokens'

type Token = ReturnType<typeof themeTokens>

const ids = ['base', 'nordege', 'jetopre', 'squared', 'berdembre']
const everyPage = ids.flatMap((id) => (['light', 'dark'] as const).map((mode) => [id, mode] as const))

const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken']
const inks = ['text', 'title', 'muted', 'link', 'primary', 'secondary', 'danger', 'success', 'warning']
const texts = [...inks.map((name) => `--color-${name}`), '--status-open', '--status-closed', '--error-color']
const running = ['--color-text', '--color-title', '--color-muted', '--color-link']

/** Text colours with their backgrounds. A transparent background stands for every surface. */
const pairs: readonly (readonly [texts: readonly string[], ground: string])[] = [
  ...surfaces.map((surface) => [texts, surface] as const),
  ...['--color-surface-tinted', '--card-background', '--row-hover', '--current-background'].map(
    (ground) => [running, ground] as const,
  ),
  ...['primary', 'button', 'danger', 'accent', 'deep'].map(
    (name) => [[`--color-on-${name}`], `--color-${name}`] as const,
  ),
  [['--section-color'], '--section-background'],
  [['--nav-color', '--nav-icon', '--nav-current', '--nav-mark', '--nav-focus'], '--nav-background'],
  [running, '--header-background'],
  [['--button-quiet-color'], '--button-quiet-background'],
  [['--color-text'], '--chip-background'],
  [['--chip-chosen-color'], '--chip-chosen-background'],
  [['--color-text', '--color-muted'], '--input-background'],
  [['--cell-badge-color'], '--cell-badge-background'],
  [['--cell-on-button'], '--cell-button'],
  [['--cell-color', '--cell-title-color', '--cell-muted', '--cell-link'], '--cell-body-background'],
  [['--cell-open', '--cell-closed', '--cell-error'], '--cell-body-background'],
  [['--cell-plain-color', '--cell-plain-title-color', '--cell-plain-muted'], '--cell-plain-background'],
  [['--cell-plain-open', '--cell-plain-closed'], '--cell-plain-background'],
]
const shapes = ['--color-border-strong', '--color-accent', '--color-star', '--focus']

/** The possible colours of a background: its own, those of the surfaces behind it, or the extremes of a picture behind its scrim. */
function groundsOf(token: Token, name: string): Rgb[] {
  const value = token(name)
  if (value === 'transparent' || value === 'none') return surfaces.map((surface) => parseColor(token(surface)))
  const scrim = /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\) [\d.]+rem\)$/.exec(value)
  if (!scrim) return [parseColor(value)]
  const [red = 0, green = 0, blue = 0, share = 0] = scrim.slice(1).map(Number)
  return [mix(white, [red, green, blue], share / 100), [red, green, blue]]
}

function faults(token: Token): string[] {
  const short = (name: string, grounds: readonly Rgb[], least: number, where: string) => {
    const worst = Math.min(...grounds.map((ground) => contrast(parseColor(token(name)), ground)))
    return worst < least ? [`${name} on ${where}: ${worst.toFixed(2)}`] : []
  }
  return [
    ...pairs.flatMap(([names, ground]) => names.flatMap((name) => short(name, groundsOf(token, ground), 4.5, ground))),
    ...shapes.flatMap((name) => surfaces.flatMap((surface) => short(name, [parseColor(token(surface))], 3, surface))),
    ...short('--lead-color', groundsOf(token, '--lead-background'), 3, '--lead-background'),
  ]
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const some = fc.option(color, { nil: undefined })
const town = fc.record({
  primary: color,
  light: some,
  dark: some,
  title: some,
  text: some,
  accent: some,
  background: some,
  button: some,
})

describe('the themes', () => {
  it('are the base and four more, made of custom properties alone', () => {
    expect(themeSheets).toEqual(['base.css', 'cells.css', ...ids.slice(1).map((id) => `${id}.css`)])
    expect(themeSelectors.sort()).toEqual(
      [
        ':root',
        ":root[data-scheme='dark']",
        ":root[data-scheme='light']",
        '[data-theme]',
        ...ids.slice(1).map((id) => `[data-theme='${id}']`),
      ].sort(),
    )
    expect(themeProperties.filter((name) => !name.startsWith('--'))).toEqual(['color-scheme'])
  })

  it.each(everyPage)('can be read without a town: %s, %s', (id, mode) => {
    expect(faults(themeTokens(id, mode, false))).toEqual([])
    expect(faults(themeTokens(id, mode, true))).toEqual([])
  })

  it.each(everyPage)('can be read in the colours of any town: %s, %s', (id, mode) => {
    fc.assert(
      fc.property(town, (colors) => {
        expect(faults(themeTokens(id, mode, true, themeColors(colors, mode)))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('take every colour from a town', () => {
    const given = Object.keys(themeColors({ primary: '#1d4e89' }, 'light'))
    const own = [...new Set([...themeProperties.filter((name) => name.startsWith('--color-')), '--focus'])]
    expect(given.sort()).toEqual(own.sort())
  })

  it.each(['light', 'dark'] as const)('differ in more than colours: %s', (mode) => {
    for (const name of [
      '--font-title',
      '--card-radius',
      '--button-radius',
      '--input-edge',
      '--row-padding',
      '--cell-template',
    ]) {
      const values = ids.slice(1).map((id) => themeTokens(id, mode, true)(name))
      expect(new Set(values).size, `${name}: ${values.join(' | ')}`).toBeGreaterThanOrEqual(3)
    }
  })
})
