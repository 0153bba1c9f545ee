import type { Settings } from '../config/Settings'
import { collectBytes } from '../input/chunks'
import { createFailure, createFetched, type Fetched } from '../input/Fetched'
import type { Input } from '../input/Input'
import { describeIoError } from '../input/InputError'
import { openInput } from '../input/openInput'
import { WatchedAddresses } from '../input/WatchedAddresses'
import { type Drawing, readDrawing } from './readDrawing'

/** A file or an address that is drawn, and drawn again when it changes. */
export class WatchedInput {
  readonly #addresses: WatchedAddresses
  #stamp: string | undefined
  drawing: Drawing = { drawn: [], checked: [], problem: undefined }

  constructor(
    readonly input: Input,
    private readonly settings: Settings,
  ) {
    this.#addresses = new WatchedAddresses(settings.timeout)
  }

  /** Reads the input again. Returns whether it is another one. What cannot be read keeps its last drawing. */
  async update(): Promise<boolean> {
    const [asked = this.input] = await this.#addresses.ask([this.input])
    const fetched = asked.fetched ?? (await readFile(this.input))
    if (fetched.stamp === this.#stamp) return false
    this.#stamp = fetched.stamp
    const next = await readDrawing({ ...this.input, fetched }, this.settings)
    const isReadable = next.drawn.length > 0 || !isBroken(next)
    this.drawing = isReadable ? next : { ...next, drawn: this.drawing.drawn }
    return true
  }
}

const isBroken = ({ problem, checked }: Drawing): boolean =>
  problem !== undefined || checked.some(({ findings }) => findings.some(({ issue }) => issue.code === 'not-json'))

async function readFile(input: Input): Promise<Fetched> {
  try {
    const opened = await openInput(input, {}, () => {})
    try {
      return createFetched(Buffer.from(await collectBytes(opened.chunks())), opened.format, [])
    } finally {
      opened.close()
    }
  } catch (error) {
    return createFailure(describeIoError(error))
  }
}
