import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFailingBlocks } from '../../../renderer/engine/findFailingBlocks'
import type { Host } from '../../../renderer/engine/HostContext'
import { eagerBlock, lazyBlock, type Registry } from '../../../renderer/engine/registry'
import { shareStructure } from '../../../renderer/engine/shareStructure'
import { blocks } from '../../../renderer/index'
import titleContract from '../../../schemas/generated/blocks/title.js'
import { Scene } from '../../helpers/renderer/Scene'
import { testHost } from '../../helpers/renderer/testHost'

const title = (text: string, more: object = {}) => ({ type: 'title', data: { text }, ...more })
const before = title('Avant')
const after = title('Après')

const PlainTitle = ({ data }: { data: { text: string } }) => <h2>{data.text}</h2>

let place: HTMLElement
let root: Root

beforeEach(() => {
  place = document.createElement('div')
  root = createRoot(place, { onCaughtError: () => {} })
})
afterEach(() => act(() => root.unmount()))

const render = (host: Host, components: unknown[]) =>
  act(() => root.render(<Scene host={host} components={components} />))
const headings = () => [...place.querySelectorAll('h1, h2, h3, h4')].map((heading) => heading.textContent)
const codes = (host: { issues: { code: string; pointer: string }[] }) =>
  host.issues.map(({ code, pointer }) => `${code} ${pointer}`)

let rendered: string[] = []
const counted = (fails = false): Registry => ({
  ...blocks,
  title: eagerBlock(({ data }) => {
    rendered.push(data.text)
    if (fails && data.text.startsWith('Boum')) throw new Error('boum')
    return <h2>{data.text}</h2>
  }, titleContract),
})

describe('Blocks', () => {
  beforeEach(() => {
    rendered = []
  })

  it.each([
    ['an unknown type', { type: 'titel', data: { text: 'x' } }, 'unknown-type /components/1/type'],
    ['a name of JavaScript itself', { type: 'constructor', data: {} }, 'unknown-type /components/1/type'],
    ['missing data', { type: 'title' }, 'missing-property /components/1/data'],
    ['a wrong value', title('x', { data: { text: 3 } }), 'wrong-type /components/1/data/text'],
    [
      'a version that is too new',
      title('x', { requires: { texts: 3 } }),
      'unsupported-version /components/1/requires/texts',
    ],
    ['null', null, 'wrong-type /components/1'],
  ])('renders the siblings of %s, and reports it once', async (_name, broken, issue) => {
    const host = testHost()
    await render(host, [before, broken, after])
    expect(headings()).toEqual(['Avant', 'Après'])
    expect(codes(host)).toEqual([issue])
    expect(renderToString(<Scene host={testHost()} components={[before, broken, after]} />)).toBe(place.innerHTML)
  })

  it('renders a fallback, and the fallback of a fallback', async () => {
    const host = testHost()
    const nested = { type: 'nouveau', data: {}, fallback: { type: 'title', data: {}, fallback: title('Secours') } }
    await render(host, [before, nested, after])
    expect(headings()).toEqual(['Avant', 'Secours', 'Après'])
    expect(codes(host)).toEqual([
      'unknown-type /components/1/type',
      'missing-property /components/1/fallback/data/text',
    ])
  })

  it('renders a block inside a block that has a broken child', async () => {
    const host = testHost()
    await render(host, [{ type: 'group', data: { components: [before, { type: 'x', data: {} }, after] } }])
    expect(headings()).toEqual(['Avant', 'Après'])
    expect(codes(host)).toEqual(['unknown-type /components/0/data/components/1/type'])
  })

  it('contains a component that throws, renders its fallback, and reports it once', async () => {
    const host = testHost({ registry: counted(true) })
    const page = [before, title('Boum', { fallback: title('Secours') }), after]
    await render(host, page)
    await render(host, [...page])
    expect(headings()).toEqual(['Avant', 'Secours', 'Après'])
    expect(codes(host)).toEqual(['component-failed /components/1'])
  })

  it('finds the blocks that throw during server rendering, so that the page renders without them', () => {
    const host = testHost({ registry: counted(true) })
    const inner = title('Boum dedans')
    const page = [before, { type: 'group', data: { components: [inner, title('Voisin')] } }, title('Boum'), after]
    expect(() => renderToString(<Scene host={host} components={page} />)).toThrow()
    const failed = findFailingBlocks(host, page, '/components', renderToString)
    expect(failed).toEqual(['/components/1/data/components/0', '/components/2'])
    expect(codes(host)).toEqual(failed.map((pointer) => `component-failed ${pointer}`))
    const html = renderToString(<Scene host={host} components={page} failed={failed} />)
    expect(html).toContain('Avant')
    expect(html).toContain('Voisin')
    expect(html).toContain('Après')
    expect(html).not.toContain('Boum')
  })

  it('stops a block that contains itself, and renders its siblings', async () => {
    const host = testHost()
    const cycle = { type: 'group', data: { title: 'Boucle', components: [after] as unknown[] } }
    cycle.data.components.push(cycle)
    await render(host, [before, cycle, title('Fin')])
    expect(headings()).toEqual(['Avant', 'Fin'])
    expect(codes(host)).toEqual(['too-deep /components/1/data/components/1'])
  })

  it('renders 64 levels of blocks and no more', async () => {
    const host = testHost()
    let block: object = title('Le fond')
    for (let level = 0; level < 64; level++) block = { type: 'group', data: { components: [title(`${level}`), block] } }
    await render(host, [block, after])
    expect(headings()).not.toContain('Le fond')
    expect(headings()).toContain('1')
    expect(headings()).toContain('Après')
    expect(host.issues.every(({ code }) => code === 'too-deep')).toBe(true)
  })

  it('renders no more than 20,000 blocks', () => {
    const host = testHost({ registry: counted() })
    renderToString(<Scene host={host} components={Array.from({ length: 20_005 }, (_, index) => title(`${index}`))} />)
    expect(rendered).toHaveLength(20_000)
    expect(codes(host)).toEqual(['too-large /components'])
  })

  it('leaves out the second block with the same id', async () => {
    const host = testHost()
    await render(host, [title('Un', { id: 'a' }), title('Deux', { id: 'a' }), after])
    expect(headings()).toEqual(['Un', 'Après'])
    expect(codes(host)).toEqual(['duplicate-id /components/1/id'])
  })

  it('accepts fallbacks, nested ones included, with the id of their block', async () => {
    const host = testHost()
    const deepest = title('Repli du repli', { id: 'b' })
    await render(host, [
      title('Un', { id: 'a', fallback: title('Jamais', { id: 'a' }) }),
      { type: 'titel', id: 'b', data: {}, fallback: { type: 'titel', id: 'b', data: {}, fallback: deepest } },
    ])
    expect(headings()).toEqual(['Un', 'Repli du repli'])
    expect(codes(host)).toEqual(['unknown-type /components/1/type', 'unknown-type /components/1/fallback/type'])
  })

  it('leaves out a fallback that has the id of another block', async () => {
    const host = testHost()
    const fallback = title('Deux', { id: 'a' })
    await render(host, [title('Un', { id: 'a' }), { type: 'titel', data: {}, fallback }])
    expect(headings()).toEqual(['Un'])
    expect(codes(host)).toEqual(['unknown-type /components/1/type', 'duplicate-id /components/1/fallback/id'])
  })

  it('neither validates nor renders unchanged blocks again', async () => {
    const host = testHost({ registry: counted() })
    const first = [title('Un', { id: 'a' }), title('Deux', { id: 'b' }), { type: 'titel', data: {} }]
    await render(host, first)
    const next = JSON.parse(JSON.stringify(first))
    next[1].data.text = 'Deux, corrigé'
    rendered = []
    await render(host, shareStructure(first, next))
    expect(rendered).toEqual(['Deux, corrigé'])
    expect(host.issues).toHaveLength(1)
  })

  it('replaces a block, and validates the new one', async () => {
    const host = testHost()
    await render(host, [before, title('Vieux', { id: 'vote' }), after])
    await act(() => host.engine.replace('vote', title('Nouveau')))
    expect(headings()).toEqual(['Avant', 'Nouveau', 'Après'])
    await act(() => host.engine.replace('vote', { type: 'title', data: {} }))
    expect(headings()).toEqual(['Avant', 'Après'])
    expect(codes(host)).toEqual(['missing-property /0/data/text'])
  })

  it('knows the block of the page also while another replaces it', async () => {
    const host = testHost()
    const old = title('Vieux', { id: 'vote' })
    await render(host, [old])
    await act(() => host.engine.replace('vote', title('Nouveau')))
    expect(host.engine.mountedNode('vote')).toEqual(old)
    expect(host.engine.mountedNode('other')).toBeUndefined()
  })

  it('reads a new block without what is nested too deep and without halves of characters', async () => {
    const host = testHost()
    await render(host, [{ ...before, id: 'vote' }])
    await act(() => host.engine.replace('vote', title('Marché \ud83c')))
    expect(headings()).toEqual(['Marché \ufffd'])
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
    await act(() => host.engine.replace('vote', { type: 'title', data: deep, fallback: title('Repli') }))
    expect(headings()).toEqual(['Repli'])
    expect(codes(host)).toEqual([
      'lone-surrogate /0/data/text',
      `too-deep /0/data${'/0'.repeat(499)}`,
      'wrong-type /0/data',
    ])
  })

  it('moves the focus from a replaced block to the new one', async () => {
    document.body.append(place)
    const host = testHost()
    const button = { type: 'button', id: 'vote', data: { label: 'Voter', action: { handler: 'refresh' } } }
    await render(host, [before, button, after])
    place.querySelector('button')?.focus()
    await act(() => host.engine.replace('vote', title('Résultats')))
    expect(document.activeElement?.textContent).toBe('Résultats')
    place.remove()
  })

  it('renders a lazy block once its validator, loaded with it, accepts it', async () => {
    const registry: Registry = {
      ...blocks,
      title: lazyBlock('Title', async () => ({ Title: PlainTitle, contract: titleContract })),
    }
    const host = testHost({ registry })
    await render(host, [before, title('', {}), after])
    expect(headings()).toEqual(['Avant', 'Après'])
    expect(codes(host)).toEqual(['out-of-range /components/1/data/text'])
  })

  it('shows the fallback of a block whose code fails to load, and the block once the network is back', async () => {
    const load = vi
      .fn(async () => ({ Title: PlainTitle, contract: titleContract }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const host = testHost({ registry: { ...blocks, title: lazyBlock('Title', load) } })
    await render(host, [{ ...title('Titre'), fallback: { type: 'description', data: { text: 'Repli' } } }])
    expect(place.textContent).toContain('Repli')
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(headings()).toEqual(['Titre'])
    expect(place.textContent).not.toContain('Repli')
  })

  it('shows the issues of an invalid block if the host has a card for them', async () => {
    const host = testHost({ host: { issueCard: ({ issues }) => <p>{issues.map(({ code }) => code).join()}</p> } })
    await render(host, [{ type: 'title', data: {} }, after])
    expect(place.textContent).toContain('missing-property')
  })
})
