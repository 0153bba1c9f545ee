import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headings } from '../../schemas/generated/lintReaders.js'
import { type BlockType, blockTypes } from '../../schemas/index'
import { type LintContext, lint } from '../../schemas/lint'
import { validFixtures } from '../helpers/fixtures'
import { renderBlocks } from '../helpers/renderer/renderBlocks'
import { runs } from '../helpers/sample'

const context: LintContext = { locale: 'fr', now: new Date('2026-05-20T08:00:00Z'), timeZone: 'Europe/Brussels' }

/** The levels of the headings of a page, in document order. */
async function levelsOf(components: unknown[]): Promise<number[]> {
  const { page } = await renderBlocks(components)
  return [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
}

/** Blocks whose data alone decides which headings they render. */
const dataDriven = ['title', 'rich-text', 'footer']
/** `a2hs` renders only when the browser offers the installation; a list has a heading only when it is empty. */
const conditional: readonly string[] = ['a2hs', 'list', 'walk-list']

describe('the lint knows that a block has a heading', () => {
  const types: BlockType[] = blockTypes.filter((type) => !dataDriven.includes(type) && !conditional.includes(type))

  it.each(types)('if and only if it renders one: %s', async (type) => {
    const { json } = validFixtures(`blocks/${type}`).find(({ name }) => name === 'complete') ?? { json: undefined }
    const [first] = await levelsOf([{ ...Object(json), fallback: undefined }])
    const isContainer = /columns|carousel/.test(type)
    if (!isContainer) expect(first).toBe(Object.hasOwn(headings, type) ? 2 : undefined)
  })
})

const title = fc.integer({ min: 1, max: 4 }).map((level) => ({ type: 'title', data: { text: 'Voirie', level } }))
const rich = fc
  .constantFrom('h2', 'h3', 'h4')
  .map((tag) => ({ type: 'rich-text', data: { html: `<${tag}>Dates</${tag}>` } }))
const card = fc.constant({ type: 'content-cell', data: { title: 'Marché' } })
const text = fc.constant({ type: 'description', data: { text: 'Rue Haute.' } })
const { blocks } = fc.letrec<{ blocks: object[]; group: object }>((tie) => ({
  blocks: fc.array(fc.oneof({ maxDepth: 2 }, title, rich, card, text, tie('group')), { maxLength: 5 }),
  group: fc
    .record({ title: fc.constantFrom('Déchets', undefined), components: tie('blocks') })
    .map((data) => ({ type: 'group', data: JSON.parse(JSON.stringify(data)) })),
}))

it('the lint reports every skipped level that the page renders', async () => {
  await fc.assert(
    fc.asyncProperty(blocks, async (components) => {
      const levels = [1, ...(await levelsOf(components))]
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)
      const reported = lint({ title: 'Voirie', components }, 'page', context).filter(
        ({ code }) => code === 'heading-jump',
      )
      expect(reported.map(({ received }) => received)).toEqual(jumps)
    }),
    { numRuns: runs(150) },
  )
})
