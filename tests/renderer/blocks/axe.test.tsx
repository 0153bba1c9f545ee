import axe from 'axe-core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { chosenBlocks, isOneBlock } from '../../helpers/chosenBlocks'
import { validFixtures } from '../../helpers/fixtures'
import { everyText } from '../../helpers/renderer/registeredTexts'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'
import { typesIn } from '../../helpers/renderer/typesIn'

const text = everyText('fr')
/** The window reads no selector with an escaped quotation mark. */
const options = { iframes: false, selectors: false, resultTypes: ['violations' as const] }

afterEach(() => vi.restoreAllMocks())

/** The violations in a block, one sentence for each element. A window without layout leaves contrast and sizes undecided. */
async function violationsOf(block: unknown): Promise<string[]> {
  const host = testHost()
  await host.engine.preload(typesIn(block), 'fr')
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () => root.render(<Scene host={host} components={[block]} text={text} />))
  const { violations } = await act(() => axe.run(page, options))
  await act(async () => root.unmount())
  page.remove()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`))
}

/** The check of one block looks at all its fixtures; of all blocks, `blocks.spec` does, in Chromium. */
const isChosen = (name: string): boolean => isOneBlock || name === 'complete'

it.each(chosenBlocks)('%s breaks no rule of axe that needs no layout', async (type) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const found: string[] = []
  for (const { path, json } of validFixtures(`blocks/${type}`).filter(({ name }) => isChosen(name)))
    for (const violation of await violationsOf(json)) found.push(`${path}: ${violation}`)
  expect(found).toEqual([])
})
