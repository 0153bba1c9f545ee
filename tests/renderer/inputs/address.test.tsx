import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../schemas/engine'
import { fill } from '../../helpers/renderer/fill'
import { find, findPressable, press, text } from '../../helpers/renderer/renderBlocks'
import { pressKey, renderInput } from '../../helpers/renderer/renderInput'

const rue = (street: string, streetNumber: string, place = {}): Address => ({
  street,
  streetNumber,
  zip: '4130',
  locality: 'Montclair',
  ...place,
})
const found = [rue('Rue Haute', '3', { lat: 50.5, lon: 5.5 }), rue('Rue Hauteclaire', '8'), rue('Place Haute', '1')]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const box = (page: Element) => find(page, '[role=combobox]')
const options = (page: Element) => [...page.querySelectorAll('[role=option]')].map(text)
const active = (page: Element) => {
  const id = box(page).getAttribute('aria-activedescendant')
  return id === null ? undefined : text(find(page, `[id="${id}"]`))
}
const part = (page: Element, name: string) => find(page, `[name="champ.${name}"]`)
const parts = (page: Element) =>
  ['street', 'streetNumber', 'boxNumber', 'zip', 'locality'].map((name) => Reflect.get(part(page, name), 'value'))

async function search(
  typed = 'rue h',
  answer: (text: string, signal?: AbortSignal) => Promise<Address[]> = async () => found,
) {
  const findAddresses = vi.fn(answer)
  const input = await renderInput('address', {}, { findAddresses })
  await act(async () => box(input.page).focus())
  await fill(box(input.page), typed)
  await wait(300)
  return { ...input, findAddresses }
}

describe('the address search', () => {
  it('starts after 300 ms without typing, from three characters on', async () => {
    const { page, findAddresses } = await search('ru')
    expect(findAddresses).not.toHaveBeenCalled()
    await fill(box(page), 'rue')
    await wait(299)
    await fill(box(page), 'rue h')
    await wait(299)
    expect(findAddresses).not.toHaveBeenCalled()
    await wait(1)
    expect(findAddresses.mock.calls.map(([typed]) => typed)).toEqual(['rue h'])
  })

  it('suggests addresses in a list and preselects none', async () => {
    const { page, value } = await search()
    expect(options(page)).toEqual([
      'Rue Haute 3, 4130 Montclair',
      'Rue Hauteclaire 8, 4130 Montclair',
      'Place Haute 1, 4130 Montclair',
    ])
    expect(box(page).getAttribute('aria-expanded')).toBe('true')
    expect(box(page).getAttribute('aria-controls')).toBe(find(page, '[role=listbox]').id)
    expect(active(page)).toBeUndefined()
    expect(value()).toEqual({})
  })

  it('moves through the suggestions by arrow keys, Home and End', async () => {
    const { page } = await search()
    const reached = async (key: string) => {
      await pressKey(key, box(page))
      return active(page)?.split(',')[0]
    }
    expect(await reached('ArrowDown')).toBe('Rue Haute 3')
    expect(await reached('ArrowDown')).toBe('Rue Hauteclaire 8')
    expect(await reached('End')).toBe('Place Haute 1')
    expect(await reached('ArrowDown')).toBe('Rue Haute 3')
    expect(await reached('ArrowUp')).toBe('Place Haute 1')
    expect(await reached('Home')).toBe('Rue Haute 3')
  })

  it('fills in the parts and the position of a chosen address', async () => {
    const { page, value } = await search()
    await pressKey('ArrowDown', box(page))
    await pressKey('Enter', box(page))
    expect(value()).toEqual({ ...found[0] })
    expect(parts(page)).toEqual(['Rue Haute', '3', '', '4130', 'Montclair'])
    expect(find(page, 'details').hasAttribute('open')).toBe(true)
    expect(box(page).getAttribute('aria-expanded')).toBe('false')
    expect(text(page)).toContain('Adresse choisie : Rue Haute 3, 4130 Montclair')
  })

  it('hides nothing of the page from screen readers beside the list', async () => {
    const { page } = await search()
    expect(box(page).getAttribute('aria-expanded')).toBe('true')
    expect(page.querySelectorAll('[aria-hidden=true]:not(svg)')).toHaveLength(0)
    await pressKey('Escape', box(page))
    expect(page.hasAttribute('data-live-announcer')).toBe(false)
  })

  it('asks again for what is typed on an arrow key', async () => {
    const { page, findAddresses } = await search()
    await pressKey('Escape', box(page))
    await pressKey('ArrowDown', box(page))
    await wait(300)
    expect(findAddresses).toHaveBeenCalledTimes(2)
    expect(options(page)).toHaveLength(3)
  })

  it('chooses an address by a press', async () => {
    const { page, value } = await search()
    await press(find(page, '[role=option]:nth-child(2)'))
    expect(value()).toMatchObject({ street: 'Rue Hauteclaire', streetNumber: '8' })
  })

  it('closes the suggestions on Escape, empties the field on a second one, and leaves a third to a dialog', async () => {
    const { page } = await search()
    const pressEscape = async () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      await act(async () => void box(page).dispatchEvent(event))
      return event.defaultPrevented
    }
    expect(await pressEscape()).toBe(true)
    expect(box(page).getAttribute('aria-expanded')).toBe('false')
    expect(Reflect.get(box(page), 'value')).toBe('rue h')
    expect(await pressEscape()).toBe(true)
    expect(Reflect.get(box(page), 'value')).toBe('')
    expect(await pressEscape()).toBe(false)
  })

  it('ignores the answer to an earlier query', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const { page } = await search('rue h', (typed, signal) => {
      signals.push(signal)
      return typed === 'rue h' ? new Promise(() => {}) : Promise.resolve([rue('Place Haute', '1')])
    })
    await fill(box(page), 'place')
    expect(signals[0]?.aborted).toBe(true)
    await wait(300)
    expect(options(page)).toEqual(['Place Haute 1, 4130 Montclair'])
  })

  it('shows the first failure in a dialog and later ones below the field', async () => {
    const { page } = await search('rue h', () => Promise.reject(new Error('down')))
    expect(text(find(page, 'dialog h2'))).toBe("Erreur lors de la récupération de l'adresse")
    expect(find(page, 'details').hasAttribute('open')).toBe(true)
    await press(findPressable(find(page, 'dialog'), 'Fermer'))
    await fill(box(page), 'rue ha')
    await wait(300)
    expect(page.querySelector('dialog')).toBeNull()
    expect(text(find(page, '[role=alert]'))).toBe("Erreur lors de la récupération de l'adresse")
  })

  it('opens the parts when no address is found', async () => {
    const { page, value } = await search('rue x', async () => [])
    expect(text(find(page, '[role=status]'))).toContain('Aucune adresse trouvée')
    expect(find(page, 'details').hasAttribute('open')).toBe(true)
    await fill(part(page, 'street'), 'Rue Neuve')
    await fill(part(page, 'zip'), '4130')
    expect(value()).toEqual({ street: 'Rue Neuve', zip: '4130' })
  })
})

describe('an address', () => {
  const kept = { ...rue('Rue Haute', '3'), lat: 50.5, lon: 5.5 }

  it('requires street, postal code and locality', async () => {
    const { page, check, error } = await renderInput('address', { required: true })
    await check()
    expect(error()).toBeDefined()
    await fill(part(page, 'street'), 'Rue Haute')
    await check()
    expect(error()).toBe('Complétez la rue, le code postal et la localité')
    expect(part(page, 'street').hasAttribute('aria-invalid')).toBe(false)
    expect(part(page, 'zip').getAttribute('aria-invalid')).toBe('true')
    await fill(part(page, 'zip'), '4130')
    await fill(part(page, 'locality'), 'Montclair')
    await check()
    expect(error()).toBeUndefined()
  })

  it('loses its position when a part other than the box number changes', async () => {
    const { page, value } = await renderInput('address', { value: kept })
    await fill(part(page, 'boxNumber'), 'B')
    expect(value()).toEqual({ ...kept, boxNumber: 'B' })
    await fill(part(page, 'streetNumber'), '5')
    expect(value()).toEqual({ ...rue('Rue Haute', '5'), boxNumber: 'B' })
  })

  it('has only text fields, named for submission without JavaScript, where the host finds no addresses', async () => {
    const { page } = await renderInput('address')
    expect(page.querySelector('[role=combobox]')).toBeNull()
    expect([...page.querySelectorAll('label')].map(text)).toEqual(['Rue', 'Numéro', 'Boîte', 'Code postal', 'Localité'])
    expect(part(page, 'street').id).toBe('champ')
  })
})
