import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../helpers/fixtures'

const read = (path: string): string => readFileSync(join(root, 'renderer', path), 'utf8').replace(/\s+/g, ' ')

/** The rules of a style sheet inside the `@media` that starts with a condition. */
const from = (css: string, condition: string): string =>
  css.split('@media ').find((part) => part.startsWith(condition)) ?? expect.fail(`nothing for ${condition}`)

it.each([
  ['48em', 2],
  ['64em', 3],
  ['78.75em', 4],
])('from %s on there are up to %i columns', (width, count) => {
  const css = from(read('blocks/columns/Columns.module.css'), `(min-width: ${width})`)
  expect(css).toContain(`repeat(${count}, minmax(0, 1fr))`)
})

it('a carousel shows one slide at a time only under 768px', () => {
  const css = read('blocks/carousel/Carousel.module.css')
  expect(from(css, '(width < 768px) {')).toContain('scroll-snap-type: x mandatory')
  expect(from(css, '(width >= 768px)')).toContain('.controls { display: none; }')
  expect(css.split('@media')[0]).not.toContain('scroll-snap')
})

it('a menu hides some entries on phones, and their tile for more on wide screens', () => {
  const css = read('parts/MenuIcons.module.css')
  expect(from(css, '(max-width: 47.99em)')).toContain(".grid > [data-place='wide'] { display: none; }")
  expect(from(css, '(min-width: 48em)')).toContain(".grid[data-more='phones'] > .more,")
})

it('a star measures 4.8rem', () => {
  expect(read('parts/Star.module.css')).toContain('.star { flex: none; inline-size: 4.8rem; block-size: 4.8rem;')
})

it('the bar of a score is 100px wide, and narrower where large text leaves less room', () => {
  expect(read('blocks/rating/Rating.module.css')).toContain('.bar { inline-size: min(100px, 100%); }')
})
