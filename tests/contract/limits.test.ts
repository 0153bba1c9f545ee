import { describe, expect, it } from 'vitest'
import { limits } from '../../schemas/check/limits'
import { type Issue, validate, validateAction, validateBlock } from '../../schemas/index'
import { largeDocuments } from './largeDocuments'

type Node = { [key: string]: unknown }

const title: Node = { type: 'title', data: { text: 'Voirie' } }
const titles = (count: number): Node[] => Array.from({ length: count }, () => structuredClone(title))
const page = (components: unknown[]): Node => ({ title: 'Voirie', components })
const group = (...components: unknown[]): Node => ({ type: 'group', data: { components } })
const found = (issues: readonly Issue[]): string[] => issues.map(({ code, pointer }) => `${code} ${pointer}`)

/** `wrap` applied `times` times. */
function nested(times: number, wrap: (inner: Node) => Node, innermost: Node): Node {
  let node = innermost
  for (let level = 0; level < times; level++) node = wrap(node)
  return node
}

describe('blocks inside blocks', () => {
  const shapes: { shape: string; wrap: (inner: Node) => Node; step: string }[] = [
    { shape: 'in groups', wrap: (inner) => group(inner), step: '/data/components/0' },
    {
      shape: 'in columns',
      wrap: (inner) => ({ type: 'columns', data: { columns: [{ components: [inner] }] } }),
      step: '/data/columns/0/components/0',
    },
    {
      shape: 'in lists',
      wrap: (inner) => ({ type: 'list', data: { components: [inner], total: 1 } }),
      step: '/data/components/0',
    },
    { shape: 'as fallbacks', wrap: (inner) => ({ ...title, fallback: inner }), step: '/fallback' },
    {
      shape: 'in modals of their actions',
      wrap: (inner) => ({ ...title, action: { handler: 'modal', data: { modal: { components: [inner] } } } }),
      step: '/action/data/modal/components/0',
    },
  ]

  it.each(shapes)('may stand 64 levels deep $shape', ({ wrap }) => {
    expect(found(validate(page([nested(63, wrap, title)])).issues)).toEqual([])
  })

  it.each(shapes)('are too deep $shape from level 65 on, reported once, at the first', ({ wrap, step }) => {
    const pointer = `/components/0${step.repeat(64)}`
    expect(found(validate(page([nested(64, wrap, title)])).issues)).toEqual([`too-deep ${pointer}`])
    expect(found(validate(page([nested(80, wrap, title)])).issues)).toEqual([`too-deep ${pointer}`])
  })

  it('may be nested far beyond any stack', () => {
    const { issues } = validate(page([nested(200_000, (inner) => group(inner), title), title]))
    expect(issues.map(({ code }) => code)).toEqual(['too-deep'])
  })
})

describe('the blocks of a page', () => {
  it('may be 20,000', () => {
    expect(validate(page(titles(limits.blocks)))).toMatchObject({ ok: true, issues: [], blocks: 20_000 })
  })

  it('are too many from 20,001 on, reported once, at their list', () => {
    expect(found(validate(page(titles(limits.blocks + 1))).issues)).toEqual(['too-large /components'])
    expect(found(validate(page(titles(limits.blocks * 2))).issues)).toEqual(['too-large /components'])
    expect(found(validate(titles(limits.blocks + 1)).issues)).toEqual(['too-large '])
  })

  it('count in every list', () => {
    const { issues, ok } = validate(page([group(...titles(10_000)), group(...titles(10_000))]))
    expect(ok).toBe(false)
    expect(found(issues)).toEqual(['too-large /components/1/data/components'])
  })

  it('count as fallbacks and in modals too', () => {
    const modal = { handler: 'modal', data: { modal: { components: titles(10_000) } } }
    const pages = [
      page([{ ...title, action: modal }, ...titles(9_999)]),
      page([{ ...title, action: modal }, ...titles(10_000)]),
    ]
    expect(pages.map((document) => validate(document).ok)).toEqual([true, false])
    const withFallbacks = titles(10_001).map((node) => ({ ...node, fallback: title }))
    expect(validate(page(withFallbacks)).issues.map(({ code }) => code)).toEqual(['too-large'])
  })
})

describe('actions that follow one another', () => {
  const back = { handler: 'back' }
  const then = (inner: Node): Node => ({ handler: 'back', then: inner })
  const inModal = (action: Node): Node => ({
    handler: 'modal',
    data: { modal: { components: [], buttons: [{ label: 'Suite', kind: 'primary', action }] } },
  })

  it.each([
    { way: 'by then', wrap: then, step: '/then' },
    { way: 'by catch', wrap: (inner: Node): Node => ({ handler: 'back', catch: inner }), step: '/catch' },
    { way: 'by the buttons of modals', wrap: inModal, step: '/data/modal/buttons/0/action' },
  ])('may be 64 $way', ({ wrap, step }) => {
    expect(found(validate(nested(63, wrap, back)).issues)).toEqual([])
    expect(found(validate(nested(64, wrap, back)).issues)).toEqual([`too-deep ${step.repeat(64)}`])
    expect(found(validateAction(nested(100_000, wrap, back)).issues)).toEqual([`too-deep ${step.repeat(64)}`])
  })

  it('are checked to the last one, blocks of modals included', () => {
    const broken = { handler: 'modal', data: { modal: { components: [{ type: 'title', data: {} }] } } }
    const { issues } = validate(nested(60, (inner) => group(inner), { ...title, action: nested(60, then, broken) }))
    const pointer = `${'/data/components/0'.repeat(60)}/action${'/then'.repeat(60)}/data/modal/components/0/data/text`
    expect(found(issues)).toEqual([`missing-property ${pointer}`])
  })

  it('together with blocks may exhaust the stack without a throw', () => {
    const level = (inner: Node): Node => ({
      ...title,
      action: nested(62, inModal, { handler: 'modal', data: { modal: { components: [inner] } } }),
    })
    const { issues } = validate(nested(62, level, title))
    expect(issues.every(({ code }) => code === 'too-deep')).toBe(true)
  })
})

describe('an object that contains itself', () => {
  it('is too deep as a block among its own children', () => {
    const components: unknown[] = [title]
    const node = group()
    node.data = { components }
    components.push(node)
    expect(found(validate(page([title, node, title])).issues)).toEqual(['too-deep /components/1/data/components/1'])
  })

  it('is too deep as its own fallback', () => {
    const node: Node = { ...title }
    node.fallback = node
    expect(found(validate(page([node])).issues)).toEqual(['too-deep /components/0/fallback'])
  })

  it('is too deep as an action that follows itself, by then and catch at once', () => {
    const action: Node = { handler: 'back' }
    action.then = action
    action.catch = action
    expect(validateAction(action).issues.map(({ code }) => code)).toEqual(['too-deep'])
    expect(validate(page([{ ...title, action }])).issues.map(({ code }) => code)).toEqual(['too-deep'])
  })

  it('is too deep as an action of a button in its own modal', () => {
    const button: Node = { label: 'Encore', kind: 'primary' }
    const action = { handler: 'modal', data: { modal: { components: [], buttons: [button] } } }
    button.action = action
    expect(validateAction(action).issues.map(({ code }) => code)).toEqual(['too-deep'])
    expect(validate(action).ok).toBe(false)
  })

  it('is too deep as data', () => {
    const crumb: Node = { title: 'Accueil' }
    crumb.children = [crumb]
    expect(found(validateBlock({ type: 'breadcrumb', data: { items: [crumb] } }).issues)).toEqual(['too-deep /data'])
  })
})

describe('an object that occurs in several places', () => {
  it('is checked in each', () => {
    const broken = { type: 'title', data: {} }
    const pointers = ['/components/0/data/text', '/components/1/data/components/0/data/text']
    expect(found(validate(page([broken, group(broken)])).issues)).toEqual(
      pointers.map((at) => `missing-property ${at}`),
    )
  })

  it('does not multiply without end as blocks', () => {
    const node = nested(60, (inner) => group(inner, inner), title)
    expect(validate(page([node])).issues.map(({ code }) => code)).toEqual(['too-large'])
  })

  it('does not multiply without end as actions', () => {
    const action = nested(60, (inner) => ({ handler: 'back', then: inner, catch: inner }), { handler: 'back' })
    expect(validateAction(action).issues.map(({ code }) => code)).toEqual(['too-large'])
    expect(validate(page([{ ...title, action }])).issues.map(({ code }) => code)).toEqual(['too-large'])
  })
})

describe('every issue is found', () => {
  it.each(largeDocuments)('of $what', ({ build, count, issues }) => {
    expect(validate(build(count)).issues).toHaveLength(issues)
  })
})
