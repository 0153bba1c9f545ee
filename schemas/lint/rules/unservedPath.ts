import { nearestName } from '../../check/nearestName'
import { filePrefix, forwardedPrefixes, isForwarded, isOwnFile } from '../../routes/servedPaths'
import type { Key } from '../DataVisitor'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'
import { isUnknownPath, nearPath } from './unknownPath'

/** What a path is for. */
type Use = 'picture' | 'link' | 'file' | 'call'

const noun: Readonly<Record<Use, string>> = {
  picture: 'no picture',
  link: 'nothing',
  file: 'no file',
  call: 'no call',
}

const consequence: Readonly<Record<Use, string>> = {
  picture: 'Send the file id alone, such as "place.jpg", which the portal asks for at /resize, or an https URL.',
  link: `A page stands below the card name, a file at ${filePrefix}, and anything else at an https URL.`,
  file: `Files stand at ${filePrefix} and are read from the back end.`,
  call: `The back end is asked only for paths that begin with a service, such as /core-service/ or /core-content-service/.`,
}

/**
 * Reports a full path on the portal's site that neither its server has nor the back end is asked for. A call there is an error: what
 * visitors send or read with it never comes.
 */
export function unservedPath(linter: RuleContext, path: string, key: Key, use: Use): void {
  if (path.charCodeAt(0) !== 47 || path.charCodeAt(1) === 47 || isServed(path, use)) return
  const suggestion = likely(path, use)
  const advice = suggestion ? `did you mean ${quote(suggestion, 80)}?` : consequence[use]
  const message = `The portal serves ${noun[use]} at ${quote(path, 80)}${suggestion ? ': ' : '. '}${advice}`
  const more = { received: path, ...(suggestion && { suggestion }) }
  if (use === 'call') linter.report('unserved-call', [key], message, { ...more, severity: 'error' })
  else linter.report('unserved-path', [key], message, more)
}

function isServed(path: string, use: Use): boolean {
  if (isForwarded(path)) return true
  if (use === 'call') return false
  if (isOwnFile(path)) return true
  return use === 'link' && isPage(path)
}

/**
 * Whether a page of the portal has a path, with the card name before it or, as in a portal of its own, without. A single segment
 * that is no page is taken for a card name, unless it is likely a misspelt page.
 */
function isPage(path: string): boolean {
  if (!isUnknownPath(path)) return true
  const below = path.replace(/^\/[^/?#]+/, '')
  return /^\/[^/?#]/.test(below) ? !isUnknownPath(below) : nearPath(path) === undefined
}

/** The path that was probably meant. */
function likely(path: string, use: Use): string | undefined {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? []
  const service = nearestName(first, forwardedPrefixes)
  if (service !== undefined && isForwarded(`/${service}${rest}`)) return `/${service}${rest}`
  const file = /^\/(?:[^?#]*\/)?([A-Za-z0-9_-][A-Za-z0-9._-]*\.\w{2,5})$/.exec(path)?.[1]
  if (use === 'picture') return file
  if (use === 'file' || (use === 'link' && file !== undefined)) return file && filePrefix + file
  return use === 'link' ? nearPath(path) : undefined
}
