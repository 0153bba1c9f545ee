type Options = { signal?: AbortSignal; onProgress?(share: number): void }

/** Reads a file as a data URL. `onProgress` gets values from 0 to 1. Rejects if reading fails or is aborted. */
export function readDataUrl(file: Blob, { signal, onProgress }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    signal?.addEventListener('abort', () => reader.abort(), { once: true })
    reader.onabort = () => reject(new DOMException('reading was aborted', 'AbortError'))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    }
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(file)
  })
}

/** Reads a file as base64; progress and errors as for `readDataUrl`. */
export async function readBase64(file: Blob, options?: Options): Promise<string> {
  const url = await readDataUrl(file, options)
  return url.slice(url.indexOf(',') + 1)
}
