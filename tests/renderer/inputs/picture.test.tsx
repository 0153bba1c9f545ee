import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldValue } from '../../../renderer/inputs/Input'
import { cropFrameAround, drawCropFrame } from '../../../renderer/inputs/picture/cropFrame'
import { isEmptyValue } from '../../../schemas/inputs/checkField'
import { defineMembers } from '../../helpers/renderer/defineMembers'
import { fill } from '../../helpers/renderer/fill'
import { find, findPressable, press, text } from '../../helpers/renderer/renderBlocks'
import { chooseFiles, pressKey, renderInput } from '../../helpers/renderer/renderInput'
import { waitUntil } from '../../helpers/waitUntil'

// Loads the cropper, which is lazy, before the tests.
await import('../../../renderer/inputs/picture/Cropper')

const photo = (name = 'nid-de-poule.jpg', type = 'image/jpeg') => new File(['photo'], name, { type })
const context = () => ({
  scale: vi.fn(),
  translate: vi.fn(),
  rotate: vi.fn(),
  drawImage: vi.fn(),
  imageSmoothingQuality: 'low',
})

/** Canvases that were encoded, with their media types. */
const written: { width: number; height: number; type: string | undefined }[] = []
let decode = () => Promise.resolve()
const encode = (type: string) => new Blob(['recadrée'], { type })
let encoded = encode

let restoreImage = () => {}
let restoreCanvas = () => {}

// The DOM of these tests can neither decode nor draw pictures.
beforeEach(() => {
  written.length = 0
  decode = () => Promise.resolve()
  encoded = encode
  restoreImage = defineMembers(HTMLImageElement.prototype, {
    decode: { configurable: true, value: () => decode() },
    naturalWidth: { configurable: true, get: () => 3200 },
    naturalHeight: { configurable: true, get: () => 2400 },
  })
  restoreCanvas = defineMembers(HTMLCanvasElement.prototype, {
    getContext: { configurable: true, value: context },
    toBlob: {
      configurable: true,
      value(this: HTMLCanvasElement, done: (blob: Blob) => void, type = 'image/png') {
        written.push({ width: this.width, height: this.height, type })
        done(encoded(type))
      },
    },
  })
})

afterEach(() => {
  restoreImage()
  restoreCanvas()
})

const status = (page: Element) => text(find(page, '[role=status]'))
const cropping = (page: Element) => page.querySelector('canvas') !== null
const area = (page: Element) => find(page, '[role=group][aria-label^="Partie conservée"]')

async function crop(name?: string, type?: string) {
  const input = await renderInput('picture')
  await chooseFiles(find(input.page, 'input'), [photo(name, type)])
  await waitUntil(() => cropping(input.page) && input.value() !== null)
  return { ...input, kept: written.splice(0) }
}

const isCropped = (value: FieldValue) => !isEmptyValue('picture', value)

describe('a picture', () => {
  it('is empty initially', async () => {
    const { page, value } = await renderInput('picture')
    expect(value()).toBeNull()
    expect(find(page, 'input[type=file]').getAttribute('aria-label')).toBe('Choisir une image')
    expect(find(page, 'input[type=file]').getAttribute('accept')).toBe('image/*')
  })

  it('opens the cropper once chosen, and is kept until then, whole and small', async () => {
    const { page, value, kept } = await crop()
    expect(value()).toMatchObject({ filename: 'nid-de-poule.jpg', contentType: 'image/jpeg', isUncropped: true })
    expect(kept).toEqual([{ width: 2048, height: 1536, type: 'image/jpeg' }])
    expect(isCropped(value())).toBe(false)
    expect(document.activeElement).toBe(area(page))
    expect(page.querySelectorAll('[role=status]').length).toBeGreaterThan(0)
    expect(status(page)).toBe('Recadrez nid-de-poule.jpg, puis validez')
  })

  it('blocks a form that is sent while it is cropped', async () => {
    const { page, check, error } = await crop()
    expect(error()).toBeUndefined()
    await check()
    expect(error()).toContain('Validez le recadrage de l’image, ou annulez-le')
    expect(find(page, '#champ').contains(area(page))).toBe(true)
    await press(findPressable(page, 'Annuler'))
    expect(error()).toBeUndefined()
  })

  it('holds the crop in 16:9, at most 2048 pixels wide', async () => {
    const { page, value } = await crop()
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    expect(value()).toMatchObject({ filename: 'nid-de-poule.jpg', contentType: 'image/jpeg' })
    expect(written).toEqual([{ width: 2048, height: 1152, type: 'image/jpeg' }])
    const preview = find(page, 'img')
    expect([preview.getAttribute('width'), preview.getAttribute('height')]).toEqual(['250', '140'])
    expect(preview.getAttribute('alt')).toBe('Aperçu de nid-de-poule.jpg')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remplacer nid-de-poule.jpg')
  })

  it('knows the file that it was cropped from by its content', async () => {
    const sources: unknown[] = []
    for (const content of ['trou', 'trou', 'banc']) {
      const { page, value } = await renderInput('picture')
      await chooseFiles(find(page, 'input'), [new File([content], 'image.jpg', { type: 'image/jpeg' })])
      await waitUntil(() => cropping(page))
      await press(findPressable(page, 'Valider'))
      await waitUntil(() => isCropped(value()))
      sources.push(Object(value()).source)
    }
    expect([sources[0] === sources[1], sources[0] === sources[2]]).toEqual([true, false])
  })

  it('opens the cropper again with what an earlier visit kept', async () => {
    const kept = {
      filename: 'banc.jpg',
      contentType: 'image/jpeg',
      file: btoa('photo'),
      source: 'abc',
      isUncropped: true,
    }
    const { page, value, check, error } = await renderInput('picture', { value: kept })
    await waitUntil(() => cropping(page))
    await check()
    expect(error()).toContain('Validez le recadrage de l’image, ou annulez-le')
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    expect(value()).toMatchObject({ filename: 'banc.jpg', source: 'abc' })
  })

  it('is empty after it is deleted', async () => {
    const { page, value } = await crop()
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    await press(findPressable(page, 'Supprimer'))
    expect(value()).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Choisir une image')
    expect(status(page)).toBe('Image supprimée')
  })

  it('turns by 90 degrees', async () => {
    const { page, value } = await crop()
    await press(findPressable(page, 'Pivoter à droite'))
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    expect(written).toEqual([{ width: 2048, height: 1152, type: 'image/jpeg' }])
    expect(cropFrameAround({ width: 2400, height: 3200 }, 16 / 9).height).toBeCloseTo(42.19, 1)
  })

  it('is cropped with arrow keys', async () => {
    const box = { x: 0, y: 0, left: 0, top: 0, right: 400, bottom: 300, width: 400, height: 300, toJSON: () => ({}) }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
    const moved = vi.fn()
    const drawn = { ...context(), translate: moved }
    const { page, value } = await crop()
    await fill(find(page, 'input[type=range]'), '2')
    for (const key of ['ArrowRight', 'ArrowDown']) await pressKey(key, area(page))
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => drawn })
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    const [x = 0, y = 0] = moved.mock.calls[0] ?? []
    // Half of 16:9 in the middle of 3200 by 2400 starts at 800, 750; a step is a pixel of the 400 shown, which is 8.
    expect([Math.round(-x), Math.round(-y)]).toEqual([808, 758])
    vi.restoreAllMocks()
  })

  it('is zoomed with a slider', async () => {
    const { page, value } = await crop()
    await fill(find(page, 'input[type=range]'), '2')
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    expect(written).toEqual([{ width: 1600, height: 900, type: 'image/jpeg' }])
  })

  it('stays empty when cropping is cancelled, by button or by Escape', async () => {
    const { page, value } = await crop()
    await pressKey('Escape')
    expect(cropping(page)).toBe(false)
    expect(value()).toBeNull()
    expect(document.activeElement).toBe(find(page, 'input[type=file]'))
    expect(status(page)).toBe('Recadrage annulé')
  })

  it('becomes a PNG when a canvas cannot encode its type', async () => {
    const { page, value } = await crop('dessin.gif', 'image/gif')
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    expect(value()).toMatchObject({ filename: 'dessin.png', contentType: 'image/png' })
  })

  it.each([
    ['a photograph of another type', 'IMG_2041.heic', 'image/heic', 400_000],
    ['a lossless photograph', 'capture.png', 'image/png', 3_000_000],
  ])('becomes a JPEG, which a slow network sends sooner: %s', async (_, name, type, bytes) => {
    encoded = (asked) => new Blob([asked === 'image/jpeg' ? 'recadrée' : new Uint8Array(bytes)], { type: asked })
    const { page, value } = await crop(name, type)
    await press(findPressable(page, 'Valider'))
    await waitUntil(() => isCropped(value()))
    expect(value()).toMatchObject({ filename: name.replace(/\.\w+$/, '.jpg'), contentType: 'image/jpeg' })
  })

  it('that is not a picture, is too large or cannot be decoded is rejected by name', async () => {
    const { page } = await renderInput('picture')
    await chooseFiles(find(page, 'input'), [photo('plan.pdf', 'application/pdf')])
    expect(text(find(page, '[role=alert]'))).toBe('plan.pdf : ce type de fichier n’est pas accepté.')
    const huge = photo('panorama.jpg')
    Object.defineProperty(huge, 'size', { value: 30_000_000 })
    await chooseFiles(find(page, 'input'), [huge])
    expect(text(find(page, '[role=alert]'))).toBe('panorama.jpg : ce fichier dépasse 25 Mo.')
    decode = () => Promise.reject(new Error('not a picture'))
    await chooseFiles(find(page, 'input'), [photo('abimee.jpg')])
    await waitUntil(() => text(page).includes('abimee.jpg'))
    expect(text(find(page, '[role=alert]'))).toContain('abimee.jpg : cette image ne peut pas être lue')
    expect(document.activeElement).toBe(find(page, 'input[type=file]'))
  })

  it('on the server is shown from there, in twice the size on dense displays', async () => {
    const { page } = await renderInput('picture', { value: 'place-du-marche.svg' })
    expect(find(page, 'img').getAttribute('src')).toBe('/resize/250x140/place-du-marche.svg')
    expect(find(page, 'img').getAttribute('srcset')).toContain('500x280')
  })
})

describe('the crop frame', () => {
  it('is drawn in full size up to a limit', () => {
    const canvas = document.createElement('canvas')
    const all = { unit: '%', x: 0, y: 0, width: 100, height: 100 } as const
    drawCropFrame(canvas, new Image(), { width: 400, height: 300 }, 1, all, 2048)
    expect([canvas.width, canvas.height]).toEqual([300, 400])
    drawCropFrame(canvas, new Image(), { width: 8000, height: 10 }, 0, all, 2048)
    expect([canvas.width, canvas.height]).toEqual([2048, 3])
  })
})
