import type { Fetch } from '../../../../schemas/door'
import type { Dependencies } from '../../cache/Dependencies'
import { type Api, type ApiAnswer, personalAnswer } from '../../http/Api'
import type { IdentityHeaders } from '../../identity/identityHeaders'
import { visitorFetch } from '../findVisitor'
import { saysMaintenance } from '../saysMaintenance'

/** A call whose answer may differ between visitors, with the answer that the page used. */
export type PersonalCall = { path: string; answer: Buffer }

/** Makes the API calls of a page and records how their answers affect caching. */
export class PageCalls {
  readonly fetch: Fetch
  readonly personal: PersonalCall[] = []
  /** Whether every visitor without stored data gets the same answers. */
  isShared = true
  /** Whether a call failed. */
  #hasFailed = false
  /** How many calls have no answer yet. */
  #open = 0
  /** Whether a call was refused because the portal is in maintenance. */
  isClosed = false
  /** Time since which the oldest answer may be outdated, in ms since 1970; undefined when none is. */
  outdatedSince: number | undefined

  /** Whether a call failed, or took longer than the page waited for it. */
  get hasFailed(): boolean {
    return this.#hasFailed || this.#open > 0
  }

  /** `dependencies` of the page receive those of its answers. */
  constructor(api: Api, dependencies: Dependencies, identity: IdentityHeaders, locale: string) {
    this.fetch = visitorFetch((path, init) => this.#call(api, dependencies, path, init), identity, locale)
  }

  async #call(api: Api, dependencies: Dependencies, path: string, init?: RequestInit): Promise<ApiAnswer> {
    this.#open++
    try {
      const answer = await api(path, init)
      const { shared } = answer
      const response = answer.response()
      if (response.status >= 500) this.#hasFailed = true
      this.isClosed ||= await saysMaintenance(response)
      if (!shared) {
        // A refusal may be for this visitor only, as a success may. A failure of the server is for everybody.
        if (response.status < 500) this.isShared = false
        return personalAnswer(response)
      }
      dependencies.include(shared.dependencies)
      if (shared.dependencies.asksVisitor)
        this.personal.push({ path, answer: shared.value.body?.bytes ?? Buffer.alloc(0) })
      if (shared.isOutdated) this.outdatedSince = Math.min(this.outdatedSince ?? shared.storedAt, shared.storedAt)
      return { response: () => response, shared }
    } catch (error) {
      this.#hasFailed = true
      throw error
    } finally {
      this.#open--
    }
  }
}
