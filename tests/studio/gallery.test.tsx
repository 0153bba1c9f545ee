import { EditorView } from '@codemirror/view'
import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ComponentPage } from '../../src/studio/componentPage/ComponentPage'
import { FixtureCard } from '../../src/studio/componentPage/FixtureCard'
import { findFixture } from '../../src/studio/fixtures/catalogue'
import type { FixtureSource } from '../../src/studio/fixtures/loadFixtures'
import { loadFixtures } from '../../src/studio/fixtures/loadFixtures'
import { waitUntil } from '../helpers/waitUntil'
import { find, press, renderStudio } from './renderStudio'

const text = '{\n  "type": "title",\n  "data": {\n    "tetx": "Bonjour"\n  }\n}'

beforeEach(() => localStorage.clear())

async function card(source: FixtureSource, id = 'blocks/title/invalid/text-near-miss') {
  const fixture = findFixture(id)
  if (!fixture) throw new Error(`no fixture ${id}`)
  return renderStudio(<FixtureCard fixture={fixture} source={source} />)
}

/** The numbers of the lines that an issue marks: in the view, or in the list below the editor. */
const lines = (page: ParentNode) => [
  ...[...page.querySelectorAll<HTMLElement>('[data-line][data-severity]')].map(({ dataset }) => dataset.line),
  ...[...page.querySelectorAll('[data-severity] button')].map((button) => /\d+/.exec(button.textContent ?? '')?.[0]),
]

/** The editor of a card, whose content is in a shadow root. */
function editorIn(page: ParentNode): EditorView {
  const roots = [...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const content = roots[0]?.querySelector<HTMLElement>('.cm-content')
  const editor = content && EditorView.findFromDOM(content)
  if (!editor) throw new Error('there is no editor')
  return editor
}

/** Writes another text into an editor. */
const type = (editor: EditorView, insert: string) =>
  act(async () => editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert }, userEvent: 'input' }))

describe('a fixture with the expected issues', () => {
  const source = { text, expected: [{ code: 'missing-property', pointer: '/data/text' }] }

  it('shows the issue below its line', async () => {
    const page = await card(source)
    expect(lines(page)).toEqual(['3'])
    const note = find(page, '[data-severity]:not([data-line])')
    expect(note.previousElementSibling).toBe(find(page, '[data-line="3"]'))
    expect(note.textContent).toContain('Erreur')
    expect(note.textContent).toContain('missing-property')
    expect(note.textContent).toContain('Vouliez-vous dire «\u202ftext\u202f»\u202f?')
    expect(note.querySelector('details')?.textContent).toContain('Il manque un champ obligatoire')
    expect(note.textContent).toContain('/data/text')
    expect(page.textContent).toContain('Refusé comme prévu')
    expect(page.textContent).not.toContain('Défaut')
  })

  it('shows its complete JSON', async () => {
    const page = await card(source)
    const shown = [...page.querySelectorAll('[data-line] code')].map((line) => line.textContent)
    expect(shown.join('\n')).toBe(text)
  })
})

describe('a fixture with other issues than expected', () => {
  it('is shown as a defect, with missing and unexpected issues', async () => {
    const page = await card({ text, expected: [{ code: 'wrong-type', pointer: '/data/text' }] })
    const panel = find(page, 'div', 'Ce document ne se comporte pas comme prévu')
    expect(panel.textContent).toMatch(/Prévu, mais pas trouvé.*wrong-type.*\/data\/text/)
    expect(panel.textContent).toMatch(/Trouvé, mais pas prévu.*missing-property.*\/data\/text/)
  })

  it('is a defect too when it is invalid but expects no issues', async () => {
    const page = await card({ text, expected: [] }, 'blocks/title/valid/minimal')
    expect(page.textContent).toContain('Défaut')
  })

  it('is counted in the header of the page', async () => {
    const loaded = await loadFixtures('blocks', 'title')
    const page = await renderStudio(<ComponentPage collection="blocks" name="title" />, '/blocks/title')
    expect(page.textContent).toContain(`Les ${loaded.length} documents se comportent comme prévu`)
  })
})

describe('the JSON of a fixture', () => {
  const source = { text, expected: [{ code: 'missing-property', pointer: '/data/text' }] }
  const edit = async () => {
    const page = await card(source)
    await press(find(page, 'button', 'Modifier'))
    // The editor loads with the first edit.
    await waitUntil(() => editorIn(page))
    return { page, field: editorIn(page) }
  }

  it('is checked again after every change', async () => {
    const { page, field } = await edit()
    await type(field, text.replace('tetx', 'text'))
    expect(lines(page)).toEqual([])
    expect(page.textContent).toContain('Modifié')
    expect(page.textContent).toContain('Valide')
    await type(field, text.replace('"tetx": "Bonjour"', '"text": 3, "level": 9'))
    expect(lines(page)).toEqual(['4', '4'])
    expect(page.textContent).toContain('2 problèmes')
    expect(page.textContent).toContain('Refusé')
  })

  it('that is not JSON shows where', async () => {
    const { page, field } = await edit()
    await type(field, text.replace('"title",', '"title"'))
    expect(lines(page)).toEqual(['3'])
    expect(page.textContent).toContain('not-json')
    expect(find(page, 'header').textContent).toContain('JSON illisible')
    expect(find(page, '[role=status]', 'aperçu').textContent).toContain('la dernière version lisible')
    await type(field, '{}')
    expect(page.textContent).not.toContain('la dernière version lisible')
  })

  it('can be restored', async () => {
    const { page, field } = await edit()
    await type(field, '{}')
    await press(find(page, 'button', 'Rétablir'))
    expect(field.state.doc.toString()).toBe(text)
    expect(page.textContent).toContain('Refusé comme prévu')
  })

  it('is kept when the page is left, and can be discarded', async () => {
    const { page, field } = await edit()
    expect(page.textContent).not.toContain('visite précédente')
    const changed = text.replace('Bonjour', 'Bonsoir')
    await type(field, changed)
    await type(field, `${changed} {`)
    const again = await card(source)
    const shown = () => [...again.querySelectorAll('[data-line] code')].map((line) => line.textContent).join('\n')
    expect(shown()).toBe(`${changed} {`)
    expect(again.textContent).toContain('Vos modifications d’une visite précédente ont été reprises.')
    expect(again.textContent).toContain('la dernière version lisible')
    expect(find(again, 'a', 'Ouvrir l’aperçu seul').getAttribute('href')).toContain('Bonsoir')
    await press(find(again, 'button', 'Les abandonner'))
    expect(shown()).toBe(text)
    expect(again.textContent).not.toContain('visite précédente')
    expect((await card(source)).textContent).not.toContain('visite précédente')
  })

  it('is compared with the original line by line', async () => {
    const { page, field } = await edit()
    await type(field, text.replace('Bonjour', 'Bonsoir'))
    await press(find(page, 'button', 'Comparer'))
    await waitUntil(() => find(page, '[data-kind=added]'))
    const changed = [...page.querySelectorAll('[data-kind] code')].map((line) => line.textContent?.trim())
    expect(changed).toEqual(['"tetx": "Bonjour"', '"tetx": "Bonsoir"'])
  })

  it('is counted on its page, and all changes can be discarded', async () => {
    const { field } = await edit()
    await type(field, text.replace('Bonjour', 'Bonsoir'))
    const page = await renderStudio(<ComponentPage collection="blocks" name="title" />, '/blocks/title')
    expect(page.textContent).toContain('1 exemple modifié')
    await press(find(page, 'button', 'Tout abandonner'))
    await press(find(page, 'button', 'Abandonner'))
    expect(page.textContent).not.toContain('exemple modifié')
    expect(localStorage).toHaveLength(0)
  })

  it('of another fixture is not affected by a draft', async () => {
    const { field } = await edit()
    await type(field, '{}')
    const other = await card(source, 'blocks/title/valid/minimal')
    expect(other.textContent).not.toContain('visite précédente')
  })

  it('ignores a draft that is not one', async () => {
    localStorage.setItem('beffroi.studio.draft.blocks/title/invalid/text-near-miss', '{"text":3}')
    expect((await card(source)).textContent).toContain('Refusé comme prévu')
  })
})

describe('the page of a block', () => {
  beforeAll(() => loadFixtures('blocks', 'poll'))

  it('shows its purpose, its fields and all its fixtures', async () => {
    const loaded = await loadFixtures('blocks', 'schedule')
    const page = await renderStudio(<ComponentPage collection="blocks" name="schedule" />, '/blocks/schedule')
    expect(find(page, 'h1').textContent).toBe('Heures d’ouvertureschedule')
    expect(find(page, '[aria-labelledby=fields] table').querySelector('[lang=en]')).toBeNull()
    expect(find(page, '[aria-labelledby=fields] table').textContent).toContain('alwaysOpen')
    expect(page.querySelectorAll('article')).toHaveLength(loaded.length)
    expect(document.title).toBe('Heures d’ouverture · Beffroi Studio')
  })

  it('focuses the fixture in its address', async () => {
    await renderStudio(
      <ComponentPage collection="blocks" name="poll" />,
      '/blocks/poll?fixture=invalid/question-missing',
    )
    expect(document.activeElement?.textContent).toBe('Question\u00a0: manque')
  })

  it('links every fixture, with the current settings', async () => {
    const page = await renderStudio(<ComponentPage collection="blocks" name="poll" />, '/blocks/poll?theme=squared')
    expect(find(page, 'h2 a', 'Question\u00a0: manque').getAttribute('href')).toBe(
      '/blocks/poll?theme=squared&fixture=invalid%2Fquestion-missing',
    )
  })

  it('calls its documents with a mistake examples of mistakes', async () => {
    const page = await renderStudio(<ComponentPage collection="blocks" name="poll" />, '/blocks/poll')
    expect(find(page, '#invalid').textContent).toContain('exemples d’erreurs, exprès')
  })

  it.each([
    ['', false],
    ['?fixture=valid/minimal', false],
    ['?fixture=invalid/question-missing', true],
  ])('at the address with %j shows the examples of mistakes: %s', async (query, isOpen) => {
    const page = await renderStudio(<ComponentPage collection="blocks" name="poll" />, `/blocks/poll${query}`)
    expect(find(page, 'details:has(#invalid)').hasAttribute('open')).toBe(isOpen)
  })

  it('offers the day of an example whose dates have passed', async () => {
    const past = '{"type":"waste-calendar","data":{"pickups":[{"date":"2020-01-01","category":"PMC"}]}}'
    const page = await card({ text: past, expected: [] }, 'blocks/waste-calendar/valid/minimal')
    await press(find(page, 'button', 'Voir le jour de l’exemple'))
    expect(page.textContent).not.toContain('Voir le jour de l’exemple')
  })

  it('of an unknown block says so', async () => {
    const page = await renderStudio(<ComponentPage collection="blocks" name="constructor" />)
    expect(page.textContent).toContain('Rien à cette adresse')
  })
})
