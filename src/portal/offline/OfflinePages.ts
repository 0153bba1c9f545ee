import type { RoutePath } from '../../../schemas/routes/routePaths'

/** A stored file. No bytes mean that the server has none either. */
export type StoredFile = { bytes: ArrayBuffer; type: string }

/** The pages of a service that open without a network: one page, which the service worker keeps, in place of all of them. */
export type OfflinePages = {
  /** Name of what is stored. The names of its caches start with it. */
  kind: string
  /** First segment of the paths of the service, below the card name. */
  folder: string
  /** Whether a path of the service opens as the kept page, by the segments below `folder`. By default all of them do. */
  covers?(segments: readonly string[]): boolean
  /** Path of the kept page, below the card name. */
  path: RoutePath
  /** Timeout of a page in ms; then the kept page opens. */
  timeoutMs: number
  /** What the hash of the kept page names for a path of the service, by the segments below `folder`; empty for nothing. */
  hashOf(segments: readonly string[]): string
  /** Names of the files of pages that the kept page leads to, its own included. */
  pages: readonly string[]
  /** Reads a picture or a tile that is stored with what the pages show; undefined when it is not. */
  readFile?(pathname: string): Promise<StoredFile | undefined>
  /** Groups of texts that the blocks of these pages load. */
  texts: readonly string[]
}
