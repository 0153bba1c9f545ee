import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { find, findPressable, press, renderBlocks } from '../../helpers/renderer/renderBlocks'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'

const cells = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'content-cell',
    data: { title: `Avis ${from + index}` },
    action: { handler: 'navigation', data: { path: '/x' } },
  }))
const listOf = (count: number) => ({
  type: 'list',
  data: { components: cells(0, count), size: 1, total: 4, query: '/publications' },
})

const fetchJson = async (path: string) => ({ items: cells(Number(/from=(\d)/.exec(path)?.[1]), 1), total: 4 })

/** Presses "load more" after the blocks are on the page and before their effects have run. */
function PressOnMount({ page }: { page: Element }) {
  useLayoutEffect(() => findPressable(page, 'Afficher plus').click(), [page])
  return null
}

it('focuses the first new item of a press that comes as the page comes to hold the items before it', async () => {
  const host = testHost({ host: { fetchJson } })
  await host.engine.preload(new Set(['list', 'content-cell']), 'fr')
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  const show = (count: number, isPressed: boolean) =>
    act(async () =>
      root.render(
        <>
          <Scene host={host} components={[listOf(count)]} />
          {isPressed && <PressOnMount page={page} />}
        </>,
      ),
    )
  await show(1, false)
  await press(find(page, 'button'))
  expect(document.activeElement?.textContent).toContain('Avis 1')
  await show(2, true)
  expect(document.activeElement?.textContent).toContain('Avis 2')
})

it('keeps the focus and later items when the page comes to hold the first ones only', async () => {
  const { page, show } = await renderBlocks([listOf(1)], { fetchJson })
  await press(find(page, 'button'))
  await press(find(page, 'button'))
  const focused = document.activeElement
  expect(focused?.textContent).toContain('Avis 2')
  for (const count of [2, 3]) {
    await show([listOf(count)])
    expect(document.activeElement).toBe(focused)
    expect(page.querySelectorAll('h2')).toHaveLength(3)
  }
})
