import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Repository } from './findRepository'

/** Where SARIF says a file is: relative to the root of the repository where it is inside. */
export type SarifLocation = { uri: string; uriBaseId?: '%SRCROOT%'; index?: number }

/** The location of an input by its name. Standard input, which is nowhere, keeps its name. */
export function fileUri(name: string, repository: Repository | undefined): SarifLocation {
  const path = repository?.pathOf(name)
  if (path !== undefined) return { uri: path.split('/').map(encodeSegment).join('/'), uriBaseId: '%SRCROOT%' }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(name))
    return { uri: URL.canParse(name) ? new URL(name).href : encodeSegment(name) }
  if (name === '<stdin>') return { uri: encodeSegment(name) }
  const folder = name.endsWith('/') ? '/' : ''
  return { uri: pathToFileURL(resolve(name)).href.replace(/\/?$/, folder) }
}

/** A name in a path. Half of a pair cannot be encoded. */
const encodeSegment = (name: string): string => encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
