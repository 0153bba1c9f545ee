import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../helpers/fixtures'

type Rule = { media: string; selectors: readonly string[]; body: string }

const themes = join(root, 'renderer/themes')
const read = (name: string) => readFileSync(join(themes, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

function rulesOf(sheet: string, media = ''): Rule[] {
  const inMedia = [...sheet.matchAll(/@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
  const outside = sheet
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replaceAll(/@(?:import|layer)[^;]*;/g, '')
  const here = [...outside.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    media,
    selectors: selectors.split(',').map((selector) => selector.trim()),
    body,
  }))
  return [...here, ...inMedia.flatMap(([, condition = '', body = '']) => rulesOf(body, condition.trim()))]
}

/** Style sheets of the themes in the order they apply, without `reset.css` and `system.css`. */
export const themeSheets: readonly string[] = [...read('index.css').matchAll(/'\.\/([\w-]+\.css)'/g)].flatMap(
  ([, name = '']) => (['reset.css', 'system.css'].includes(name) ? [] : [name]),
)

const rules = themeSheets.flatMap((name) => rulesOf(read(name)))

/** A pair of colours, for light and dark pages. Either may have one level of brackets. */
const pairOfColors = /light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)/g

/** Every selector of the themes' style sheets, and every property they set. */
export const themeSelectors = [...new Set(rules.flatMap(({ selectors }) => selectors))]
export const themeProperties = [
  ...new Set(rules.flatMap(({ body }) => [...body.matchAll(/([\w-]+)\s*:/g)].map(([, name = '']) => name))),
]

/** The custom properties of a page in a theme, references resolved, as a browser computes them on its root element. */
export function themeTokens(
  theme: string,
  mode: 'light' | 'dark',
  wide: boolean,
  town: Readonly<Record<string, string>> = {},
): (name: string) => string {
  const holds = (media: string) => ['', 'screen'].includes(media) || (media.includes('min-width') && wide)
  const applies = ({ media, selectors }: Rule) =>
    holds(media) &&
    selectors.some((selector) => [':root', '[data-theme]', `[data-theme='${theme}']`].includes(selector))
  const declared = rules
    .filter(applies)
    .flatMap(({ body }) => [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)])
    .map(
      ([, name = '', value = '']) =>
        [name, value.trim().replaceAll(pairOfColors, `$${mode === 'light' ? 1 : 2}`)] as const,
    )
  const values = new Map([...declared, ...Object.entries(town)])
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const found = values.get(name)
      if (found === undefined) throw new Error(`${name} is used and never set.`)
      return resolve(found)
    })
  return (name) => resolve(`var(${name})`)
}
