import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { type Address, AddressContext } from '../../../renderer/engine/AddressContext'
import type { Host } from '../../../renderer/engine/HostContext'
import { Scene } from './Scene'
import { testHost } from './testHost'
import { typesIn } from './typesIn'

/**
 * Renders blocks into the document as a portal does, after loading the lazy ones. `show` replaces the blocks; `go` moves
 * the visitor to another address, with the same blocks unless others are given.
 */
export async function renderBlocks(components: unknown[], options: Partial<Host> = {}, address: Address = home) {
  const host = testHost({ host: options })
  await host.engine.preload(typesIn(components), host.locale)
  const page = document.createElement('main')
  document.body.append(page)
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
  })
  let shown = { blocks: components, address }
  const update = (next: Partial<typeof shown>) => {
    shown = { ...shown, ...next }
    const scene = <Scene host={host} components={shown.blocks} />
    root.render(<AddressContext value={shown.address}>{scene}</AddressContext>)
  }
  const render = (next: Partial<typeof shown>) => act(async () => update(next))
  const show = (blocks: unknown[]) => render({ blocks })
  const go = (to: Partial<Address>, blocks = shown.blocks) => render({ blocks, address: { ...shown.address, ...to } })
  /** Moves the visitor from within an `act`, such as that of a press. */
  const follow = (to: Partial<Address>) => update({ address: { ...shown.address, ...to } })
  await show(components)
  return { page, host, show, go, follow }
}

const home: Address = { path: '/', search: '' }

/** The first element that matches. Throws when there is none. */
export function find(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  return element
}

/** The button, link or summary with that accessible name. Throws when there is none. */
export function findPressable(within: ParentNode, name: string): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>('button, a, summary')]
  const found = all.find((element) => accessibleName(element) === name)
  if (!found) throw new Error(`nothing named ${name} among ${all.map((element) => text(element)).join(', ')}`)
  return found
}

/** Text content of an element, with runs of white space as single spaces. */
export const text = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

const accessibleName = (element: Element): string =>
  element.getAttribute('aria-label')?.replace(/\s+/g, ' ') ?? text(element)

export const press = (element: HTMLElement): Promise<void> => act(async () => element.click())
