import { type CodeReader, findDetector, readerOf } from '../../../device/camera/CodeReader'

const formats = ['qr_code']

/** Creates a reader of QR codes: the detector of the browser, or else the one of a library, which is loaded for it. */
export async function createCodeReader(): Promise<CodeReader> {
  const native = await findDetector(formats)
  return native ? readerOf(native, formats) : readQrWith((await import('qr/decode.js')).BarcodeDetector)
}

type LibraryDetector = typeof import('qr/decode.js')['BarcodeDetector']

function readQrWith(detectorClass: LibraryDetector): CodeReader {
  const detector = new detectorClass({ formats: ['qr_code'] })
  return async (picture) => {
    const [found] = await detector.detect(picture).catch(() => [])
    return found && { format: 'qr_code', text: found.rawValue }
  }
}
