import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { PastePanel } from '../../src/studio/paste/PastePanel'
import { takePasted } from '../../src/studio/paste/pastedText'
import { waitUntil } from '../helpers/waitUntil'
import { find, press, renderStudio, type } from './renderStudio'

const block = '{"type":"title","data":{"text":"Un"}}'

const panel = async (json: string) => {
  takePasted()
  const page = await renderStudio(<PastePanel />)
  if (json !== '') await type(find(page, 'textarea'), json)
  return page
}
const said = (page: ParentNode) => find(page, 'section > [role=status]').textContent?.replace(/\s+/g, ' ')

/** Pastes a text outside of any field. */
const paste = (text: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } })
    document.body.dispatchEvent(event)
  })

describe('the field for JSON', () => {
  it('says what it holds, and keeps it for the workbench', async () => {
    const page = await panel(block)
    expect(said(page)).toMatch(/^Un bloc/)
    await press(find(page, 'button', 'Ouvrir dans l’atelier'))
    expect(takePasted()).toBe(block)
  })

  it('takes what is pasted anywhere, and moves the focus to the next step', async () => {
    const page = await panel('')
    await paste(block)
    expect(said(page)).toMatch(/^Un bloc/)
    expect(document.activeElement).toBe(find(page, 'button', 'Ouvrir dans l’atelier'))
  })

  it('offers the repair of damaged JSON, and opens what was repaired', async () => {
    const page = await panel(`Voici : ${block}`)
    await waitUntil(() => find(page, 'button', 'Réparer'))
    expect(page.textContent).toContain('du texte avant ou après')
    await press(find(page, 'button', 'Réparer'))
    expect(takePasted()).toBe(block)
  })

  it.each([
    ['JSON of no kind', '{"name": "x"}', /mais ni une page/],
    ['prose', 'Bonjour', /Il n’y a pas de JSON dans ce texte/],
    ['JSON beyond repair', '{"a" "b" : : }', /l’erreur est à la ligne \d/],
  ])('says why %s is not drawn, and opens it all the same', async (_, json, reason) => {
    const page = await panel(json)
    await waitUntil(() => expect(page.textContent).toMatch(reason))
    await press(find(page, 'button', 'Ouvrir quand même'))
    expect(takePasted()).toBe(json)
  })

  it('reads a file that is dropped, and refuses one that is too large', async () => {
    const page = await panel('')
    const drop = (file: File) =>
      act(async () => {
        const event = new Event('drop', { bubbles: true, cancelable: true })
        Object.defineProperty(event, 'dataTransfer', { value: { files: [file], getData: () => '' } })
        find(page, 'section').dispatchEvent(event)
      })
    await drop(new File([block], 'bloc.json'))
    await waitUntil(() => expect(said(page)).toMatch(/^Un bloc/))
    await drop(new File(['x'.repeat(5_000_001)], 'grand.json'))
    await waitUntil(() => expect(said(page)).toMatch(/trop grand\s: 6 Mo/))
  })
})
