import { type CodeReader, findDetector, type Picture, readerOf } from '../../../device/camera/CodeReader'

/** The formats of cards, as the Shape Detection API names them. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code', 'aztec', 'pdf417']

/** Creates a reader of all codes that cards have: the detector of the browser, or else a library that is loaded for it. */
export async function createCardReader(): Promise<CodeReader> {
  const native = await findDetector(formats)
  return native ? readerOf(native, formats) : await createLibraryReader()
}

/** Longest side of a picture that is searched, in pixels: finer bars are out of focus, and more take too long. */
const maxSide = 1280

/** Creates a reader that runs as WebAssembly, from this site. */
export async function createLibraryReader(): Promise<CodeReader> {
  const [{ prepareZXingModule, readBarcodes }, { default: url }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  await prepareZXingModule({ overrides: { locateFile: () => url }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  return async (picture) => {
    const pixels = copyPixels(picture, canvas)
    if (!pixels) return undefined
    const [found] = await readBarcodes(pixels, {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'QRCode', 'Aztec', 'PDF417'],
      maxNumberOfSymbols: 1,
    })
    return found?.isValid ? { format: found.format, text: found.text } : undefined
  }
}

const sizeOf = (picture: Picture): [number, number] =>
  'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]

function copyPixels(picture: Picture, canvas: HTMLCanvasElement): ImageData | undefined {
  const [width, height] = sizeOf(picture)
  const scale = Math.min(1, maxSide / Math.max(width, height, 1))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined
  // A transparent picture stands on white, as on the screen.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
