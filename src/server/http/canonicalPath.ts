/** A segment of letters, digits and signs that neither a URL parser nor a server rewrites, or of percent-encoded bytes. */
const plainSegment = /^(?:[\w.~!$&'()*+,=:@|[\]-]|%[\dA-F]{2})*$/i

/** Encoded characters that need no encoding (RFC 3986, 6.2.2.2), an encoded backslash, and anything encoded twice. */
const needlesslyEncoded = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9ACF]|6[1-9A-F]|7[0-9AE]|25[\dA-F]{2})/i

/**
 * Whether every server reads a path in the same way, so that limits, routes and a town's back end agree on what it names. Refuses
 * dot segments and empty ones in any encoding, backslashes, `;` parameters, needless and double encoding, and what is no UTF-8.
 * An encoded slash is part of a name, as in `contenu%2Fvoirie`, if both sides of it are names.
 */
export function isCanonicalPath(path: string): boolean {
  const [start, ...segments] = path.split('/')
  if (start !== '' || segments.length === 0) return false
  return segments.every((segment, index) => isCanonical(segment, index === segments.length - 1))
}

function isCanonical(segment: string, isLast: boolean): boolean {
  if (segment === '') return isLast
  if (!plainSegment.test(segment) || needlesslyEncoded.test(segment)) return false
  const decoded = decode(segment)
  // Some servers replace signs by their compatible forms, such as a full-width dot.
  return decoded?.normalize('NFKC').split(/[/\\]/).every(isName) ?? false
}

/** Whether a decoded part of a path is a name, also without the parameters that follow a `;`. */
const isName = (part: string): boolean => !/^\.{0,2}(?:;|$)/.test(part)

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
