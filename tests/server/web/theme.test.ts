import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, parseColor } from '../../../schemas/colors/color'
import { themeColors } from '../../../schemas/colors/themeColors'
import { themeStyle } from '../../../schemas/colors/themeStyle'
import { openServer } from '../../helpers/server/openServer'

const between = (colors: Readonly<Record<string, string>>, one: string, other: string) =>
  contrast(parseColor(colors[one] ?? ''), parseColor(colors[other] ?? ''))

const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken']
const texts = ['text', 'title', 'muted', 'link', 'primary', 'secondary', 'button', 'danger', 'success'].map(
  (name) => `--color-${name}`,
)
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
          for (const shape of ['--color-accent', '--color-border-strong', '--focus']) {
            expect(between(theme, shape, surface), `${shape} on ${surface}`).toBeGreaterThanOrEqual(3)
          }
        }
        for (const name of ['primary', 'button', 'danger']) {
          expect(between(theme, `--color-on-${name}`, `--color-${name}`)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 400 },
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

  it('come as a style sheet with both', () => {
    const style = themeStyle({ primary: '#a3432c' })
    expect(style).toMatch(/^:root:root \{\n {2}--color-primary: #[0-9a-f]{6};/)
    expect(style).toContain('@media (prefers-color-scheme: dark)')
  })

  it('are served under the name of the town, and nothing under that of no town', async () => {
    const server = await openServer()
    const [one, other] = [
      await server.app.inject('/montclair/theme.css'),
      await server.app.inject('/hauteroche/theme.css'),
    ]
    expect(one.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(one.statusCode).toBe(200)
    expect(one.body).not.toBe(other.body)
    expect((await server.app.inject('/nowhere/theme.css')).statusCode).toBe(404)
    const again = await server.app.inject({
      url: '/montclair/theme.css',
      headers: { 'if-none-match': String(one.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    await server.close()
  })
})
