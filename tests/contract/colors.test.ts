import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, parseColor } from '../../schemas/colors/color'
import { correctedColors } from '../../schemas/colors/correctedColors'
import { themeColors } from '../../schemas/colors/themeColors'
import { runs } from '../helpers/sample'

const between = (colors: Readonly<Record<string, string>>, one: string, other: string) =>
  contrast(parseColor(colors[one] ?? ''), parseColor(colors[other] ?? ''))

const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken']
const texts = ['text', 'title', 'muted', 'link', 'primary', 'secondary', 'button', 'danger', 'success', 'warning'].map(
  (name) => `--color-${name}`,
)
const shapes = ['--color-accent', '--color-border-strong', '--color-star', '--focus']
const tinted = ['text', 'title', 'muted', 'link', 'primary', 'button', 'danger'].map((name) => `--color-${name}`)
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const some = fc.option(color, { nil: undefined })
const town = fc.record({
  primary: color,
  light: some,
  dark: some,
  title: some,
  text: some,
  secondary: some,
  accent: some,
  background: some,
  button: some,
})

describe('the colours of a town', () => {
  it('are measured as WCAG does', () => {
    expect(contrast(parseColor('#000'), parseColor('#fff'))).toBeCloseTo(21)
    expect(contrast(parseColor('#777777'), parseColor('#ffffff'))).toBeCloseTo(4.478, 2)
  })

  it.each(['light', 'dark'] as const)('can be read whatever the town chose, on %s screens', (mode) => {
    fc.assert(
      fc.property(town, (colors) => {
        const theme = themeColors(colors, mode)
        for (const surface of surfaces) {
          for (const text of texts)
            expect(between(theme, text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
          for (const shape of shapes) {
            expect(between(theme, shape, surface), `${shape} on ${surface}`).toBeGreaterThanOrEqual(3)
          }
        }
        for (const text of tinted) {
          expect(between(theme, text, '--color-surface-tinted'), `${text}, tinted`).toBeGreaterThanOrEqual(4.5)
        }
        for (const name of ['primary', 'deep', 'accent', 'button', 'danger']) {
          expect(between(theme, `--color-on-${name}`, `--color-${name}`)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: runs(400) },
    )
  })

  it('stay as they are where they can be read', () => {
    const theme = themeColors(
      { primary: '#1d4e89', background: '#fdf9f1', text: '#2b2f33', button: '#8f3a26' },
      'light',
    )
    expect(theme['--color-primary']).toBe('#1d4e89')
    expect(theme['--color-surface']).toBe('#fdf9f1')
    expect(theme['--color-text']).toBe('#2b2f33')
    expect(theme['--color-button']).toBe('#8f3a26')
  })

  it('are dark at night and light by day', () => {
    const colors = { primary: '#1d4e89', background: '#fdf9f1' }
    expect(
      contrast(parseColor(themeColors(colors, 'light')['--color-surface'] ?? ''), parseColor('#000')),
    ).toBeGreaterThan(15)
    expect(
      contrast(parseColor(themeColors(colors, 'dark')['--color-surface'] ?? ''), parseColor('#fff')),
    ).toBeGreaterThan(14)
  })

  it('keep their hue where a page is too dark to read on', () => {
    const page = parseColor(themeColors({ primary: '#123456', background: '#c8a020' }, 'light')['--color-surface'])
    expect(page[0]).toBeGreaterThan(page[2])
    expect(contrast(page, parseColor('#000'))).toBeGreaterThanOrEqual(15)
  })
})

describe('the colours of a town that cannot be used as they are', () => {
  it('are reported with the rendered colour and the contrast that fell short', () => {
    const colors = { primary: '#FFE680', background: '#fdf9f1', button: '#8f3a26', accent: '#e5a63f' }
    const given = themeColors(colors, 'light')
    expect(correctedColors(colors, 'light')).toEqual([
      {
        name: 'primary',
        requested: '#ffe680',
        rendered: given['--color-primary'],
        contrast: expect.closeTo(
          between({ asked: '#ffe680', ground: given['--color-surface-sunken'] }, 'asked', 'ground'),
        ),
        minContrast: 4.5,
      },
      expect.objectContaining({ name: 'accent', rendered: given['--color-accent'], minContrast: 3 }),
    ])
  })

  it('are none where all can be read', () => {
    const colors = { primary: '#1d4e89', background: '#fdf9f1', text: '#2b2f33', title: '#7f3122', button: '#8f3a26' }
    expect(correctedColors(colors, 'light')).toEqual([])
  })

  it('differ by night, which has pages and texts of its own', () => {
    const colors = { primary: '#1d4e89', text: '#888888', title: '#eeeeee', background: '#808080', light: '#303030' }
    const names = (mode: 'light' | 'dark') => correctedColors(colors, mode).map(({ name }) => name)
    expect(names('light')).toEqual(['title', 'text', 'background', 'light'])
    expect(names('dark')).toEqual(['primary'])
  })

  it.each(['light', 'dark'] as const)('are all reported, and no others, on %s screens', (mode) => {
    fc.assert(
      fc.property(town, (colors) => {
        const theme = themeColors(colors, mode)
        const reported = new Set(correctedColors(colors, mode).map(({ name }) => name))
        for (const name of ['primary', 'secondary', 'accent', 'button'] as const) {
          if (colors[name]) expect(reported.has(name), name).toBe(theme[`--color-${name}`] !== colors[name])
        }
      }),
    )
  })
})
