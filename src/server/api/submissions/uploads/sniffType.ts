/** Media types with the hexadecimal bytes at the start of a file; `??` stands for any byte. */
const signatures: readonly (readonly [type: string, start: string])[] = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '474946383761'],
  ['image/gif', '474946383961'],
  ['image/webp', '52494646????????57454250'],
  ['image/bmp', '424d'],
  ['image/tiff', '49492a00'],
  ['image/tiff', '4d4d002a'],
  ['image/avif', '????????6674797061766966'],
  ['image/heic', '????????6674797068656963'],
  ['image/heic', '????????6674797068656978'],
  ['image/heic', '????????667479706d696631'],
  ['video/quicktime', '????????667479707174'],
  ['video/mp4', '????????66747970'],
  ['video/webm', '1a45dfa3'],
  ['audio/wav', '52494646????????57415645'],
  ['audio/mpeg', '494433'],
  ['audio/mpeg', 'fffb'],
  ['audio/mpeg', 'fff3'],
  // Text in UTF-16, by its byte order mark.
  ['text/plain', 'fffe'],
  ['text/plain', 'feff'],
  ['audio/ogg', '4f676753'],
  ['application/pdf', '255044462d'],
  // Office documents are zip archives since 2007 and were OLE containers before.
  ['application/zip', '504b0304'],
  ['application/x-ole-storage', 'd0cf11e0a1b11ae1'],
  ['application/gzip', '1f8b'],
  ['application/rtf', '7b5c727466'],
  ['application/x-executable', '4d5a'],
  ['application/x-executable', '7f454c46'],
  ['application/x-executable', 'cafebabe'],
  ['application/x-executable', 'cffaedfe'],
]

const startsWith = (hex: string, start: string): boolean =>
  [...start].every((digit, index) => digit === '?' || digit === hex[index])

/** Returns the media type of a file by its content: `text/plain` for any text, undefined when nothing is recognised. */
export function sniffType(content: Buffer): string | undefined {
  const hex = content.subarray(0, 16).toString('hex')
  const found = signatures.find(([, start]) => startsWith(hex, start))
  if (found) return found[0]
  const start = content.subarray(0, 4096)
  if (start.includes(0)) return undefined
  const text = start.toString('utf8')
  if (/^\uFEFF?\s*#!/.test(text)) return 'application/x-executable'
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i.test(text)
    ? 'image/svg+xml'
    : 'text/plain'
}
