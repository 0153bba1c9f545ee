import type { SharedAnswer } from '../cache/answerOfRequest'
import type { CacheResult } from '../cache/SharedCache'

/** The answer to a call. `shared` is its cache entry when every visitor gets the same answer. */
export type ApiAnswer = { response(): Response; shared: CacheResult<SharedAnswer> | undefined }

/** Calls the API by path, like `fetch`: in this process or at a town's own back end. */
export type Api = (path: string, init?: RequestInit) => Promise<ApiAnswer>
