/** Reads the text of a QR code in a picture; undefined when there is none. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string | undefined>

type Detector = { detect(picture: ImageBitmapSource): Promise<readonly { rawValue: string }[]> }

type DetectorClass = {
  new (options: { formats: 'qr_code'[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** Of the Shape Detection API, which TypeScript does not know and few browsers have. */
  var BarcodeDetector: DetectorClass | undefined
}

/** The detector of the browser, or else the one of a library, which is loaded for it. */
async function findDetector(): Promise<DetectorClass> {
  const native = globalThis.BarcodeDetector
  if (native && (await native.getSupportedFormats().catch((): string[] => [])).includes('qr_code')) return native
  return (await import('qr/decode.js')).BarcodeDetector
}

export async function createCodeReader(): Promise<CodeReader> {
  const detector = new (await findDetector())({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue
}
