import { act, startTransition, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { HostContext } from '../../../renderer/engine/HostContext'
import { useLoadMore } from '../../../renderer/parts/useLoadMore'
import type { Block, ListData } from '../../../schemas/engine'
import { eventually } from '../../helpers/eventually'
import { find, press, text } from '../../helpers/renderer/renderBlocks'
import { testHost } from '../../helpers/renderer/testHost'

const item: Block = { type: 'title', data: { text: 'Avis', level: 2 } }
const listOf = (query: string): ListData => ({ components: [item], total: 3, size: 1, query })

/** A list whose button is pressed in the moment in which other data is on the page, before effects have run for it. */
function PressedOnChange({ data }: { data: ListData }) {
  const { load, pages, status } = useLoadMore(data, () => {})
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(data)
  useLayoutEffect(() => {
    if (shown.current !== data) button.current?.click()
    shown.current = data
  }, [data])
  return (
    <button ref={button} type="button" onClick={() => void load()}>
      {status} {pages.flat().length}
    </button>
  )
}

it('loads more of new data when the button is pressed as the data arrives', async () => {
  const answers = new Map<string, (items: unknown[]) => void>()
  const ended: string[] = []
  const host = testHost({
    host: {
      fetchJson: (path, signal) =>
        new Promise((resolve, reject) => {
          answers.set(path, resolve)
          signal?.addEventListener('abort', () => {
            ended.push(path)
            reject(new Error('aborted'))
          })
        }),
    },
  })
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  const show = (data: ListData) =>
    act(async () =>
      root.render(
        <HostContext value={host}>
          <PressedOnChange data={data} />
        </HostContext>,
      ),
    )
  await show(listOf('/old'))
  await press(find(page, 'button'))
  await show(listOf('/new'))
  expect([...answers.keys()]).toEqual(['/old?from=1&count=1', '/new?from=1&count=1'])
  expect(ended).toEqual(['/old?from=1&count=1'])
  await act(async () => answers.get('/new?from=1&count=1')?.([item]))
  expect(text(page)).toBe('idle 1')
})

type ToldOnChangeProps = { data: ListData; onChange: () => void; onLoaded: (count: number) => void }

/** A list that runs `onChange` in the moment in which other data is on the page. */
function ToldOnChange({ data, onChange, onLoaded }: ToldOnChangeProps) {
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

it('drops an answer that arrives together with new data, as it asks again for the same items', async () => {
  let resolve: (items: unknown) => void = () => {}
  const answer = new Promise<unknown>((settle) => {
    resolve = settle
  })
  const counts: number[] = []
  const paths: string[] = []
  const host = testHost({
    host: {
      fetchJson: (path) => {
        paths.push(path)
        return paths.length === 1 ? Promise.resolve([item]) : paths.length === 2 ? answer : new Promise(() => {})
      },
    },
  })
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  onTestFinished(async () => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => root.unmount())
    page.remove()
  })
  const tree = (data: ListData) => (
    <HostContext value={host}>
      <ToldOnChange data={data} onChange={() => resolve([item])} onLoaded={(count) => counts.push(count)} />
    </HostContext>
  )
  const data: ListData = { components: [item], total: 4, size: 1, query: '/list' }
  await act(async () => root.render(tree(data)))
  await press(find(page, 'button'))
  expect(text(page)).toBe('idle 1')
  await press(find(page, 'button'))
  // As in a browser, where effects run some time after a transition is on the page.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => root.render(tree({ ...data, components: [item, item] })))
  await eventually(() => expect(paths).toHaveLength(3))
  expect(text(page)).toBe('loading 0')
  expect(counts).toEqual([2])
})
