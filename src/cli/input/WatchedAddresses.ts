import { collectBytes } from './chunks'
import { createFailure, createFetched, type Fetched } from './Fetched'
import type { Input } from './Input'
import { describeIoError } from './InputError'
import { openUrl } from './openUrl'

/** The last answer of an address, and how it named it. */
type Known = { etag: string | undefined; fetched: Fetched }

/** Addresses that are asked again and again. An answer that the server calls the same is not sent again. */
export class WatchedAddresses {
  readonly #known = new Map<string, Known>()

  /** `timeout` is how long a server may be silent, in milliseconds. */
  constructor(private readonly timeout = 10_000) {}

  /** Asks the address of each input, and adds what it answers. Leaves other inputs as they are. Never throws. */
  async ask(inputs: readonly Input[]): Promise<Input[]> {
    return await Promise.all(
      inputs.map(async (input) =>
        input.url === undefined ? input : { ...input, fetched: await this.#ask(input.url) },
      ),
    )
  }

  async #ask(address: string): Promise<Fetched> {
    const known = this.#known.get(address)
    try {
      const notes: string[] = []
      const opened = await openUrl(address, this.timeout, (text) => notes.push(text), known?.etag)
      try {
        if (opened.isSame && known) return known.fetched
        const fetched = createFetched(await collectBytes(opened.chunks()), opened.format, notes)
        this.#known.set(address, { etag: opened.etag, fetched })
        return fetched
      } finally {
        opened.close()
      }
    } catch (error) {
      this.#known.delete(address)
      return createFailure(describeIoError(error))
    }
  }
}
