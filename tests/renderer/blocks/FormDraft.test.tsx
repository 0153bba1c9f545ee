import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { control, fill } from '../../helpers/renderer/fill'
import { find, findPressable, press, renderBlocks } from '../../helpers/renderer/renderBlocks'
import { waitUntil } from '../../helpers/waitUntil'

const inputs = [
  { name: 'nom', label: 'Nom', inputType: 'text', required: true },
  { name: 'secret', label: 'Mot de passe', inputType: 'password' },
  { name: 'origine', label: 'Origine', inputType: 'hidden', value: 'page' },
  {
    name: 'sujet',
    label: 'Sujet',
    inputType: 'select',
    options: [
      { value: 'a', title: 'A' },
      { value: 'b', title: 'B' },
    ],
  },
]
const form = (id = 'contact') => ({
  type: 'form',
  id,
  data: { inputs, method: 'POST', endpoint: '/core-service/api/v1/web/forms/fill', submitLabel: 'Envoyer' },
})
const value = (page: Element, name: string) => Reflect.get(control(page, name), 'value')
const leavePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')))

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})

/** Renders the form again, as after a reload. */
async function reload(id?: string) {
  await leavePage()
  document.body.replaceChildren()
  return (await renderBlocks([form(id)])).page
}

describe('the draft of a form', () => {
  it('survives a reload', async () => {
    const { page } = await renderBlocks([form()])
    await fill(control(page, 'nom'), 'Anne')
    await fill(control(page, 'sujet'), 'b')
    const again = await reload()
    expect([value(again, 'nom'), value(again, 'sujet')]).toEqual(['Anne', 'b'])
  })

  it('has a picture, and all the rest when there is no room for that', async () => {
    const photo = { filename: 'trou.jpg', contentType: 'image/jpeg', file: 'AAAA' }
    const block = form()
    const picture = { name: 'photo', label: 'Photo', inputType: 'picture' }
    const withPicture = { ...block, data: { ...block.data, inputs: [...inputs, picture] } }
    sessionStorage.setItem('beffroi draft / contact', JSON.stringify({ photo }))
    const { page } = await renderBlocks([withPicture])
    await waitUntil(() => expect(find(page, 'img').getAttribute('alt')).toBe('Aperçu de trou.jpg'))
    await fill(control(page, 'nom'), 'Anne')
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (text.includes('AAAA')) throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, text)
    })
    expect(value(await reload(), 'nom')).toBe('Anne')
  })

  it('never contains secrets', async () => {
    const { page } = await renderBlocks([form()])
    await fill(control(page, 'secret'), 'tres-secret')
    await fill(control(page, 'nom'), 'Anne')
    const again = await reload()
    expect(value(again, 'secret')).toBe('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('tres-secret')
  })

  it('belongs to its own form', async () => {
    const { page } = await renderBlocks([form()])
    await fill(control(page, 'nom'), 'Anne')
    expect(value(await reload('autre'), 'nom')).toBe('')
  })

  it('is cleared once the form is sent', async () => {
    const { page } = await renderBlocks([form()])
    await fill(control(page, 'nom'), 'Anne')
    await leavePage()
    await press(findPressable(page, 'Envoyer'))
    expect(value(await reload(), 'nom')).toBe('')
  })

  it('stays when the page is refetched with the same form', async () => {
    const { page, show } = await renderBlocks([form()])
    await fill(control(page, 'nom'), 'Anne')
    await show([structuredClone(form())])
    expect(value(page, 'nom')).toBe('Anne')
  })

  it('is ignored when it was tampered with', async () => {
    sessionStorage.setItem('beffroi draft / contact', '{"nom": {"x": 1}, "sujet": 4, "origine": "ailleurs", "zut": 1}')
    const { page } = await renderBlocks([form()])
    expect([value(page, 'nom'), value(page, 'sujet'), value(page, 'origine')]).toEqual(['', 'a', 'page'])
  })

  it('is optional: a form works without session storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
    const { page } = await renderBlocks([form()])
    await fill(control(page, 'nom'), 'Anne')
    await leavePage()
    expect(value(page, 'nom')).toBe('Anne')
  })
})

describe('a form without JavaScript', () => {
  it('is posted to the portal with its call and every field under its name', async () => {
    const { page } = await renderBlocks([form()], { formTarget: '/montclair/formulaire' })
    const element = find(page, 'form')
    expect(['method', 'enctype', 'action'].map((name) => element.getAttribute(name))).toEqual([
      'post',
      'multipart/form-data',
      '/montclair/formulaire',
    ])
    expect(['_method', '_endpoint', '_back'].map((name) => value(page, name))).toEqual([
      'POST',
      '/core-service/api/v1/web/forms/fill',
      '/',
    ])
    expect(inputs.every(({ name }) => page.querySelector(`[name="${name}"]`))).toBe(true)
    expect(control(page, 'nom').hasAttribute('required')).toBe(true)
  })
})
