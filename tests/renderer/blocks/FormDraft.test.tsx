import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineMembers } from '../../helpers/renderer/defineMembers'
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
  vi.unstubAllGlobals()
})

/** Makes the storage refuse texts that it has no room for. The DOM of these tests ignores spies on its methods. */
function fillStorage(hasRoom: (text: string) => boolean): void {
  const storage = sessionStorage
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem(key: string, text: string) {
      if (!hasRoom(text)) throw new DOMException('Full', 'QuotaExceededError')
      storage.setItem(key, text)
    },
  })
}

/**
 * Decodes and draws pictures, which the DOM of these tests cannot. Returns the widths of the pictures it draws.
 */
function decodePictures(decode: () => Promise<void>): readonly number[] {
  const drawn: number[] = []
  const restoreImage = defineMembers(HTMLImageElement.prototype, {
    decode: { configurable: true, value: decode },
    naturalWidth: { configurable: true, get: () => 2048 },
    naturalHeight: { configurable: true, get: () => 1152 },
  })
  const drawing = { scale() {}, translate() {}, rotate() {}, drawImage() {} }
  const restoreCanvas = defineMembers(HTMLCanvasElement.prototype, {
    getContext: { configurable: true, value: () => drawing },
    toBlob: {
      configurable: true,
      value(this: HTMLCanvasElement, done: (blob: Blob) => void, type: string) {
        drawn.push(this.width)
        done(new Blob(['x'.repeat(this.width)], { type }))
      },
    },
  })
  onTestFinished(restoreImage)
  onTestFinished(restoreCanvas)
  return drawn
}

const key = 'beffroi draft / contact'
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? '{}')
const photo = { filename: 'trou.png', contentType: 'image/png', file: 'AAAA'.repeat(1000) }

/** Renders the form with a photo that its draft contains. */
async function openWithPhoto(value: typeof photo & { source?: string }): Promise<HTMLElement> {
  sessionStorage.setItem(key, JSON.stringify({ photo: value }))
  const block = form()
  const picture = { name: 'photo', label: 'Photo', inputType: 'picture' }
  const { page } = await renderBlocks([{ ...block, data: { ...block.data, inputs: [...inputs, picture] } }])
  await waitUntil(() => expect(find(page, 'img').getAttribute('alt')).toBe(`Aperçu de ${value.filename}`))
  return page
}

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
    const page = await openWithPhoto({ ...photo, file: 'AAAA' })
    await fill(control(page, 'nom'), 'Anne')
    fillStorage((text) => !text.includes('AAAA'))
    expect(value(await reload(), 'nom')).toBe('Anne')
  })

  it('has a small copy of a picture when there is no room for the whole', async () => {
    decodePictures(async () => {})
    const page = await openWithPhoto({ ...photo, source: 'abc' })
    fillStorage((text) => text.length <= 1200)
    await fill(control(page, 'nom'), 'Anne')
    await waitUntil(() => kept().photo !== undefined && kept().nom === 'Anne')
    expect(kept()).toEqual({
      nom: 'Anne',
      photo: { filename: 'trou.jpg', contentType: 'image/jpeg', file: btoa('x'.repeat(512)), source: 'abc' },
    })
    await fill(control(page, 'nom'), 'Anne B.')
    await leavePage()
    expect(kept()).toMatchObject({ nom: 'Anne B.', photo: { filename: 'trou.jpg' } })
  })

  it('is written by the form that was opened last, while an earlier one still shrinks a picture', async () => {
    let finishDecoding: () => void = () => {}
    const decoded = new Promise<void>((resolve) => (finishDecoding = resolve))
    const drawn = decodePictures(() => decoded)
    let openReaders = 0
    class CountedReader extends FileReader {
      constructor() {
        super()
        openReaders += 1
        this.addEventListener('loadend', () => (openReaders -= 1))
      }
    }
    vi.stubGlobal('FileReader', CountedReader)
    const page = await openWithPhoto(photo)
    fillStorage((text) => text.length <= 2000)
    await fill(control(page, 'nom'), 'Anne')
    const again = await reload()
    await fill(control(again, 'nom'), 'Brigitte')
    await leavePage()
    finishDecoding()
    await waitUntil(() => drawn.length === 1 && openReaders === 0)
    expect(kept()).toEqual({ nom: 'Brigitte' })
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
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
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
