import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { Kind } from '../../schemas'
import { DocumentForm } from '../../src/studio/form/DocumentForm'
import { newBlock } from '../../src/studio/outline/newDocument'
import { EditedDocument } from './EditedDocument'
import { noWords } from './formOf'
import { find, press, renderStudio, type } from './renderStudio'

/** Renders the form of a document, and returns the page with functions that read the text and the selection. */
async function form(content: unknown, as: Kind = 'block', at = '') {
  const initial = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  const state = { text: initial, selected: at, line: 0 }
  const page = await renderStudio(
    <EditedDocument
      initial={initial}
      as={as}
      at={at}
      onState={(text, selected) => Object.assign(state, { text, selected })}
    >
      {(ports) => (
        <DocumentForm
          {...ports}
          words={noWords}
          explain={({ message }) => ({ text: message, lang: 'en' })}
          goToLine={(line) => {
            state.line = line
          }}
        />
      )}
    </EditedDocument>,
  )
  return { page, state, json: () => JSON.parse(state.text) }
}

/** The control with a label. */
function control(page: HTMLElement, label: string): HTMLElement {
  const found = document.getElementById(find(page, 'label', label).getAttribute('for') ?? '')
  if (!found) throw new Error(`no control ${label}`)
  return found
}

const choose = (select: HTMLElement, value: string) =>
  act(async () => {
    if (!(select instanceof HTMLSelectElement)) throw new Error('no select')
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

const poll = {
  type: 'poll',
  data: {
    pollUid: 'marche',
    question: 'Quel jour ?',
    responses: [
      { responseUid: 'samedi', response: 'Le samedi' },
      { responseUid: 'dimanche', response: 'Le dimanche' },
    ],
  },
}

describe('the form of a block', () => {
  it('labels and describes each control, and marks what is required', async () => {
    const { page } = await form(poll)
    const question = control(page, 'question')
    expect(question).toHaveProperty('value', 'Quel jour ?')
    expect(question).toHaveProperty('required', true)
    const described = (question.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent).join('')).toContain('The question.')
    for (const field of page.querySelectorAll('input, select, textarea')) {
      const label = field.getAttribute('aria-label') ?? page.querySelector(`label[for="${field.id}"]`)?.textContent
      expect(label, field.outerHTML).toBeTruthy()
    }
  })

  it('writes what is typed, removes an emptied optional text, and keeps an emptied required one', async () => {
    const { page, json } = await form({ type: 'group', data: { title: 'Agenda', components: [] } })
    await type(control(page, 'title'), 'Sorties')
    expect(json().data.title).toBe('Sorties')
    await type(control(page, 'title'), '')
    expect(json().data).toEqual({ components: [] })
    const other = await form(poll)
    await type(control(other.page, 'question'), '')
    expect(other.json().data.question).toBe('')
    expect(find(other.page, 'li[data-severity]').textContent).toContain('Erreur')
  })

  it('leaves a number as it is while what is typed is none', async () => {
    const { page, json } = await form({ type: 'map', data: { zoom: 3 } })
    const zoom = control(page, 'zoom')
    await type(zoom, '3,')
    expect(zoom).toHaveProperty('value', '3,')
    await type(zoom, '3,5')
    expect(json().data.zoom).toBe(3.5)
    await type(zoom, 'trois')
    expect(json().data.zoom).toBe(3.5)
    expect(zoom.getAttribute('aria-invalid')).toBe('true')
    expect(page.textContent).toContain('Ce n’est pas un nombre')
    await type(zoom, '')
    expect(json().data).toEqual({})
  })

  it('tells how much of a limit is used', async () => {
    const { page } = await form({ type: 'dynamic-input', data: { name: 'e', label: 'a', inputType: 'text' } })
    expect(page.textContent).toContain('1 sur 100 caractères')
  })

  it('changes a choice, and removes an optional one', async () => {
    const { page, json } = await form({ type: 'map', data: { focus: 'pin' } })
    await choose(control(page, 'focus'), '3')
    expect(json().data.focus).toBe('radiusZone')
    await choose(control(page, 'focus'), '')
    expect(json().data).toEqual({})
  })

  it('keeps what it does not know, and says so', async () => {
    const content = { ...poll, data: { ...poll.data, note: { a: 1 }, image: 'x' } }
    const { page, state, json } = await form(content)
    expect(page.textContent).toContain('2 champs que le formulaire ne connaît pas sont gardés tels quels')
    await type(control(page, 'question'), 'Quand ?')
    expect(json()).toEqual({ ...content, data: { ...content.data, question: 'Quand ?' } })
    await press(find(page, 'button', 'Voir note'))
    expect(state.selected).toBe('/data/note')
  })

  it('shows an issue beside its field', async () => {
    const { page } = await form({ type: 'banner', data: { format: 'huge', images: [{ src: 'a.jpg', alt: '' }] } })
    const format = control(page, 'format')
    expect(format.getAttribute('aria-invalid')).toBe('true')
    const [, issues = ''] = (format.getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(issues)?.textContent).toContain('Erreur')
    expect(find(page, 'option', 'huge').textContent).toContain('valeur non prévue')
  })
})

describe('a list in a form', () => {
  it('moves an item by its buttons, keeps the focus there and says where it is', async () => {
    const { page, json } = await form(poll)
    await press(find(page, '[data-focus="/data/responses/0:down"]'))
    expect(json().data.responses.map(({ responseUid }: { responseUid: string }) => responseUid)).toEqual([
      'dimanche',
      'samedi',
    ])
    expect(document.activeElement?.getAttribute('data-focus')).toBe('/data/responses/1:down')
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
    expect(find(page, '[role=status]', 'place 2 sur 2').textContent).toContain('Le samedi')
  })

  it('adds an item and moves the focus into it', async () => {
    const { page, json } = await form(poll)
    await press(find(page, 'button', 'Ajouter\u00a0: responses'))
    expect(json().data.responses).toHaveLength(3)
    expect(document.activeElement?.getAttribute('data-focus')).toBe('/data/responses/2/responseUid')
  })

  it('removes an item and moves the focus to its neighbour', async () => {
    const { page, json } = await form(poll)
    await press(find(page, '[data-focus="/data/responses/1:remove"]'))
    expect(json().data.responses).toHaveLength(1)
    expect(document.activeElement?.getAttribute('data-focus')).toBe('/data/responses/0:remove')
  })

  it('lists many items in portions, closed', async () => {
    const pins = Array.from({ length: 100 }, (_, index) => ({ lat: 50, lon: 5, title: `Lieu ${index}` }))
    const { page } = await form({ type: 'map', data: { pins } })
    expect(page.querySelectorAll('ol > li')).toHaveLength(30)
    expect(page.querySelectorAll('ol input')).toHaveLength(0)
    await press(find(page, 'button', '70 autres'))
    expect(page.querySelectorAll('ol > li')).toHaveLength(100)
    await press(find(page, 'button[aria-expanded]', 'Lieu 7'))
    expect(control(page, 'title')).toHaveProperty('value', 'Lieu 7')
  })
})

describe('documents in a form', () => {
  const group = { type: 'group', data: { components: [{ type: 'title', data: { text: 'Bonjour' } }] } }

  it('are links that select them, and lead back', async () => {
    const { page, state } = await form(group)
    await press(find(page, 'button', 'Bonjour'))
    expect(state.selected).toBe('/data/components/0')
    expect(find(page, 'h2').textContent).toContain('title')
    await press(find(page, 'button', 'Group'))
    expect(state.selected).toBe('')
  })

  it('are added by type', async () => {
    const { page, json } = await form(group)
    const chooser = find(page, 'select')
    await choose(chooser, 'poll')
    await press(find(chooser.parentElement ?? page, 'button', 'Ajouter'))
    await act(async () => {
      await newBlock('poll')
    })
    expect(json().data.components).toHaveLength(2)
    expect(json().data.components[1]).toMatchObject({ type: 'poll' })
  })

  it('of an action choose what it does', async () => {
    const { page, json } = await form({ handler: 'navigation', data: { path: '/a' }, extra: 1 }, 'action')
    await choose(control(page, 'Action'), 'back')
    expect(json()).toEqual({ handler: 'back', extra: 1 })
  })
})

it('the form of a text that is not JSON says so and leads to the line', async () => {
  const { page, state } = await form('{\n  "type": "title",\n  oops\n}')
  expect(page.textContent).toContain('n’est pas du JSON')
  await press(find(page, 'button', 'ligne 3'))
  expect(state.line).toBe(3)
})
