/** A code in a picture: its format, as its reader names it, and its text. */
export type FoundCode = { format: string; text: string }

/** What a reader searches for a code. */
export type Picture = HTMLVideoElement | ImageBitmap

/** Reads a code in a picture; undefined when there is none. */
export type CodeReader = (picture: Picture) => Promise<FoundCode | undefined>

type Detector = { detect(picture: ImageBitmapSource): Promise<readonly { format?: string; rawValue: string }[]> }

export type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** Of the Shape Detection API, which TypeScript does not know and few browsers have. */
  var BarcodeDetector: DetectorClass | undefined
}

/** The detector of the browser; undefined without one that reads all of the formats. */
export async function findDetector(formats: readonly string[]): Promise<DetectorClass | undefined> {
  const native = globalThis.BarcodeDetector
  const supported = (await native?.getSupportedFormats().catch((): string[] => [])) ?? []
  return formats.every((format) => supported.includes(format)) ? native : undefined
}

/** Reads codes with a detector of the Shape Detection API. A picture that it cannot read has none. */
export function readerOf(detectorClass: DetectorClass, formats: readonly string[]): CodeReader {
  const detector = new detectorClass({ formats: [...formats] })
  return async (picture) => {
    const [found] = await detector.detect(picture).catch(() => [])
    return found && { format: found.format ?? '', text: found.rawValue }
  }
}
