import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { Kind } from '../../schemas'
import { validate } from '../../schemas'
import { newBlock } from '../../src/studio/outline/newDocument'
import { DocumentTree } from '../../src/studio/tree/DocumentTree'
import { readTree } from '../../src/studio/tree/readTree'
import type { TreeItem } from '../../src/studio/tree/TreeItem'
import { EditedDocument } from './EditedDocument'
import { noWords } from './formOf'
import { find, press, renderStudio } from './renderStudio'

const title = (text: string) => ({ type: 'title', data: { text } })

const page = {
  title: 'Accueil',
  components: [
    title('Bienvenue'),
    { type: 'columns', data: { columns: [{ components: [title('Un')] }, { components: [] }] } },
    {
      type: 'button',
      data: { label: 'Écrire' },
      action: {
        handler: 'modal',
        data: {
          modal: {
            title: 'Merci',
            components: [{ type: 'description', data: { text: 'Reçu.' } }],
            buttons: [{ label: 'Fermer', kind: 'primary', action: { handler: 'close-modal' } }],
          },
        },
        then: { handler: 'back' },
      },
    },
    { type: 'nonesuch', data: {} },
  ],
}

const read = (document: unknown, as: Kind): readonly TreeItem[] =>
  readTree(document, [{ as, pointer: '' }], { words: noWords, issues: validate(document, { as }).issues })

/** A line for each item: its level, role, title and hint. */
const outline = (items: readonly TreeItem[]): string[] =>
  items.flatMap(({ level, role, title: name, hint, children }) => [
    `${'  '.repeat(level - 1)}${role ? `${role}: ` : ''}${name}${hint ? ` · ${hint}` : ''}`,
    ...outline(children),
  ])

describe('the tree of a document', () => {
  it('has its blocks, actions, modals and columns, each with a text of its own', () => {
    expect(outline(read(page, 'page'))).toEqual([
      'Page · Accueil',
      '  Title · Bienvenue',
      '  Columns',
      '    columns 1',
      '      Title · Un',
      '    columns 2',
      '  Button · Écrire',
      '    Open a modal · Merci',
      '      modal: Modal · Merci',
      '        Description · Reçu.',
      '        Close the modal · Fermer',
      '      then: Go back',
      '  nonesuch',
    ])
  })

  it('of a list of blocks has the blocks alone', () => {
    expect(outline(read([title('Un'), title('Deux')], 'blocks'))).toEqual(['Title · Un', 'Title · Deux'])
  })

  it('counts issues at the innermost item and at all around it', () => {
    const [root] = read(page, 'page')
    const last = root?.children.at(-1)
    expect(last?.own).toEqual({ count: 1, severity: 'error' })
    expect(root?.own).toBeUndefined()
    expect(root?.all).toEqual({ count: 1, severity: 'error' })
  })

  it('knows where a block can be added', () => {
    const [root] = read(page, 'page')
    expect(root?.blocks).toBe('/components')
    expect(root?.children[1]?.children[1]?.blocks).toBe('/components/1/data/columns/1/components')
    expect(root?.children[0]?.blocks).toBeUndefined()
  })
})

async function tree(content: unknown, as: Kind = 'page', at = '') {
  const state = { text: '', selected: at }
  const place = await renderStudio(
    <EditedDocument
      initial={typeof content === 'string' ? content : JSON.stringify(content, null, 2)}
      as={as}
      at={at}
      onState={(text, selected) => Object.assign(state, { text, selected })}
    >
      {(ports) => (
        <>
          <DocumentTree {...ports} words={noWords} goToLine={() => {}} />
          <button type="button" onClick={() => ports.select('/components/1/data/columns/0/components/0/data/text')}>
            ailleurs
          </button>
        </>
      )}
    </EditedDocument>,
  )
  const rows = () => [...place.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const row = (text: string) => find(place, '[role=treeitem]', text)
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more }))
    })
  return { place, state, rows, row, key, json: () => JSON.parse(state.text) }
}

const focused = () => document.activeElement?.textContent ?? ''

describe('the tree', () => {
  it('follows what is selected elsewhere, and selects what is pressed', async () => {
    const { place, state, row, rows } = await tree(page)
    await press(find(place, 'button', 'ailleurs'))
    expect(row('Un').getAttribute('aria-selected')).toBe('true')
    await press(find(row('Bienvenue'), 'span', 'Bienvenue'))
    expect(state.selected).toBe('/components/0')
    expect(rows().filter((each) => each.getAttribute('aria-selected') === 'true')).toEqual([row('Bienvenue')])
  })

  it('says level, place and whether it is open', async () => {
    const { row } = await tree(page)
    const columns = row('Columns')
    const attributes = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
    expect(attributes.map((name) => columns.getAttribute(name))).toEqual(['2', '2', '4', 'true'])
    expect(row('Bienvenue').hasAttribute('aria-expanded')).toBe(false)
  })

  it('moves through its rows by keys, and folds', async () => {
    const { row, rows, key, state } = await tree(page)
    expect(rows().filter((each) => each.tabIndex === 0)).toEqual([row('Accueil')])
    await act(async () => row('Accueil').focus())
    await key('ArrowDown')
    expect(focused()).toContain('Bienvenue')
    expect(state.selected).toBe('')
    await key('ArrowDown')
    await key('ArrowLeft')
    expect(row('Columns').getAttribute('aria-expanded')).toBe('false')
    await key('ArrowDown')
    expect(focused()).toContain('Écrire')
    await key('ArrowLeft')
    await key('ArrowLeft')
    expect(focused()).toContain('Accueil')
    await key('End')
    expect(focused()).toContain('nonesuch')
    await key('b')
    expect(focused()).toContain('Bienvenue')
    await key('Enter')
    expect(state.selected).toBe('/components/0')
    await key('*')
    expect(row('Columns').getAttribute('aria-expanded')).toBe('true')
  })

  it('moves an item with Alt and an arrow, and keeps the focus at it', async () => {
    const { row, key, json, state } = await tree(page, 'page', '/components/0')
    await act(async () => row('Bienvenue').focus())
    await key('ArrowDown', { altKey: true })
    expect(json().components[1]).toEqual(title('Bienvenue'))
    expect(state.selected).toBe('/components/1')
    expect(focused()).toContain('Bienvenue')
  })

  it('duplicates a block without its ids, and removes it', async () => {
    const block = { ...title('Un'), id: 'a' }
    const { place, json, state, row } = await tree([block], 'blocks', '/0')
    await press(find(place, 'button[data-focus="/0:duplicate"]'))
    expect(json()).toEqual([block, title('Un')])
    expect(state.selected).toBe('/1')
    await press(find(place, 'button[data-focus="/1:remove"]'))
    expect(json()).toEqual([block])
    expect(row('Un').getAttribute('aria-selected')).toBe('true')
  })

  it.each([
    ['Avant', '/components/0', 0],
    ['Après', '/components/0', 1],
    ['À l’intérieur', '/components/1/data/columns/1', undefined],
  ])('adds a block: %s', async (where, at, index) => {
    const { place, json } = await tree(page, 'page', at)
    await press(find(place, 'button', 'Ajouter un bloc'))
    const select = find(place, 'select')
    await act(async () => {
      Object.assign(select, { value: 'poll' })
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await press(find(place, 'button', where))
    await act(async () => {
      await newBlock('poll')
    })
    const list = () => (index === undefined ? json().components[1].data.columns[1].components : json().components)
    expect(list()[index ?? 0]?.type).toBe('poll')
  })

  it('marks what has issues, inside a folded item as well', async () => {
    const { row, key } = await tree(page)
    expect(row('nonesuch').textContent).toContain('1 erreur')
    expect(row('Accueil').textContent).not.toContain('erreur')
    await act(async () => row('Accueil').focus())
    await key('ArrowLeft')
    expect(row('Accueil').textContent).toContain('1 erreur')
  })

  it('says when the text is not JSON', async () => {
    expect((await tree('{')).place.textContent).toContain('n’est pas du JSON')
  })

  it('shows the first levels of a document of 250 kB', async () => {
    const group = (index: number) => ({
      type: 'group',
      data: {
        title: `Groupe ${index}`,
        components: Array.from({ length: 20 }, () => title('Un titre assez long pour une page')),
      },
    })
    const large = { title: 'Grande', components: Array.from({ length: 160 }, (_, index) => group(index)) }
    expect(JSON.stringify(large).length).toBeGreaterThan(225_000)
    const { rows, place } = await tree(large)
    expect(rows()).toHaveLength(161)
    const [twisty] = find(place, '[role=treeitem]', 'Groupe 7').querySelectorAll<HTMLElement>('[data-twisty]')
    if (!twisty) throw new Error('nothing to open')
    await press(twisty)
    expect(rows()).toHaveLength(181)
  })
})
