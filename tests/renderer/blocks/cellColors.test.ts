import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrast, parseColor } from '../../../schemas/colors/color'
import { root } from '../../helpers/fixtures'

const read = (path: string): string => readFileSync(join(root, 'renderer', path), 'utf8')

/** A pair of colours, for light and dark pages. The colours of these style sheets are hexadecimal or custom properties. */
const pairOfColors = /light-dark\(([^(),]+|var\([^)]+\)), ([^(),]+)\)/g

/** A style sheet as it applies in the light and in the dark scheme. */
function schemes(path: string): [light: string, dark: string] {
  const sheet = read(path)
  return [sheet.replaceAll(pairOfColors, '$1'), sheet.replaceAll(pairOfColors, '$2')]
}

const values = (css: string, property: string): string[] =>
  [...css.matchAll(new RegExp(`${property}: (#[0-9a-f]{6})`, 'g'))].map(([, color = '']) => color)

const track = (css: string): string => values(css, '--color-surface-sunken')[0] ?? expect.fail('no colour of tracks')

it('waste icons contrast with each of the ten colours, in both colour schemes', () => {
  for (const css of schemes('blocks/waste-calendar/WasteCalendar.module.css')) {
    const [icon = ''] = values(css, '--on-waste')
    const grounds = values(css, '--waste')
    expect(new Set(grounds).size).toBe(10)
    for (const ground of grounds) expect(contrast(parseColor(icon), parseColor(ground)), ground).toBeGreaterThan(4.5)
  }
})

it('bars of each colour contrast with their track, in both colour schemes', () => {
  const bars = schemes('parts/ProgressBar.module.css')
  const themes = schemes('themes/base.css')
  for (const scheme of [0, 1] as const) {
    const base = themes[scheme]
    const colors = [
      ...values(bars[scheme], '--bar'),
      ...values(base, '--color-danger'),
      ...values(base, '--color-success'),
    ]
    expect(colors.length).toBeGreaterThanOrEqual(4)
    for (const color of colors) {
      expect(contrast(parseColor(color), parseColor(track(base))), color).toBeGreaterThan(3)
    }
  }
})
