import { resolve } from 'node:path'
import { isPayloadName } from './payloadNames'

/**
 * The files a pattern matches, undefined when the name is none. One that names no extension, such as `pages/**`, means the
 * payloads among its matches. The folder the pattern starts from is added to `folders`.
 */
export async function expandGlob(pattern: string, folders: string[]): Promise<string[] | undefined> {
  const { glob, isDynamicPattern } = await import('tinyglobby')
  if (!isDynamicPattern(pattern)) return undefined
  const slashed = process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern
  const ignore = slashed.includes('node_modules') ? [] : ['**/node_modules/**']
  const paths = await glob(slashed, { ignore, expandDirectories: false })
  const segments = slashed.split('/')
  const fixed = segments.slice(
    0,
    segments.findIndex((segment) => isDynamicPattern(segment)),
  )
  folders.push(resolve(fixed.length === 0 ? '.' : fixed.join('/') || '/'))
  const namesExtension = slashed.slice(slashed.lastIndexOf('/') + 1).includes('.')
  return namesExtension ? paths : paths.filter((path) => isPayloadName(path))
}
