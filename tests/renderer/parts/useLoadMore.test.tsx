import { act, type ReactNode, startTransition, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { type Host, HostContext } from '../../../renderer/engine/HostContext'
import { useLoadMore } from '../../../renderer/parts/useLoadMore'
import type { Block, ListData } from '../../../schemas/engine'
import { eventually } from '../../helpers/eventually'
import { find, press, text } from '../../helpers/renderer/renderBlocks'
import { testHost } from '../../helpers/renderer/testHost'

const item: Block = { type: 'title', data: { text: 'Avis', level: 2 } }
const listOf = (query: string): ListData => ({ components: [item], total: 3, size: 1, query })

type ListProps = { data: ListData; onChange: () => void; onLoaded?: (count: number) => void }

/** A list that runs `onChange` in the moment in which other data is on the page, before effects have run for it. */
function ToldOnChange({ data, onChange, onLoaded = () => {} }: ListProps) {
  const { load, pages, status } = useLoadMore(data, onLoaded)
  const shown = useRef(data)
  useLayoutEffect(() => {
    if (shown.current !== data) onChange()
    shown.current = data
  }, [data, onChange])
  return (
    <button type="button" onClick={() => void load()}>
      {status} {pages.flat().length}
    </button>
  )
}

/** An empty page; `render` shows a list on it that fetches by `fetchJson`. */
function openPage(fetchJson: Host['fetchJson']) {
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  const host = testHost({ host: { fetchJson } })
  onTestFinished(async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => root.unmount())
    page.remove()
  })
  const render = (list: ReactNode) => root.render(<HostContext value={host}>{list}</HostContext>)
  return { page, render }
}

it('loads more of new data when the button is pressed as the data arrives', async () => {
  const answers = new Map<string, (items: unknown[]) => void>()
  const ended: string[] = []
  const { page, render } = openPage(
    (path, signal) =>
      new Promise((resolve, reject) => {
        answers.set(path, resolve)
        signal?.addEventListener('abort', () => {
          ended.push(path)
          reject(new Error('aborted'))
        })
      }),
  )
  const show = (data: ListData) =>
    act(async () => render(<ToldOnChange data={data} onChange={() => find(page, 'button').click()} />))
  await show(listOf('/old'))
  await press(find(page, 'button'))
  await show(listOf('/new'))
  expect([...answers.keys()]).toEqual(['/old?from=1&count=1', '/new?from=1&count=1'])
  expect(ended).toEqual(['/old?from=1&count=1'])
  await act(async () => answers.get('/new?from=1&count=1')?.([item]))
  expect(text(page)).toBe('idle 1')
})

it('drops an answer that arrives together with new data, as it asks again for the same items', async () => {
  const answers: ((items: unknown) => void)[] = []
  const counts: number[] = []
  const { page, render } = openPage(() => new Promise((resolve) => answers.push(resolve)))
  const list = (data: ListData) => (
    <ToldOnChange data={data} onChange={() => answers[1]?.([item])} onLoaded={(count) => counts.push(count)} />
  )
  const data: ListData = { components: [item], total: 4, size: 1, query: '/list' }
  await act(async () => render(list(data)))
  await press(find(page, 'button'))
  await act(async () => answers[0]?.([item]))
  expect(text(page)).toBe('idle 1')
  await press(find(page, 'button'))
  // As in a browser, where effects run some time after a transition is on the page.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => render(list({ ...data, components: [item, item] })))
  await eventually(() => expect(answers).toHaveLength(3))
  expect(text(page)).toBe('loading 0')
  expect(counts).toEqual([2])
})
