import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Semaphore } from '../../db/drivers/Semaphore'
import { ApiFailure } from '../../http/ApiFailure'

/** The least that OWASP asks of argon2id: 19 MiB, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many more may wait for a processor. */
const maxWaiting = 50

const retrySeconds = 5

type Argon2 = { hash: typeof hash; verify: typeof verify }

/** Hashes passwords by argon2id, as many at a time as there are processors. Throws a 503 while too many wait. */
export class PasswordHasher {
  readonly #turns = new Semaphore(availableParallelism())
  #pending = 0
  #unknown: Promise<string> | undefined

  constructor(private readonly argon2: Argon2 = { hash, verify }) {}

  async hash(password: string): Promise<string> {
    return await this.#run(() => this.argon2.hash(normalize(password), parameters))
  }

  /** Whether a password is that of a hash. Without a hash it takes as long, and is false. */
  async verify(known: string | undefined, password: string): Promise<boolean> {
    this.#unknown ??= this.argon2.hash(randomBytes(16), parameters)
    const unknown = await this.#unknown
    const isRight = await this.#run(() => this.argon2.verify(known ?? unknown, normalize(password)))
    return known !== undefined && isRight
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#pending >= availableParallelism() + maxWaiting) {
      throw new ApiFailure(503, 'unavailable', 'Too many people sign in at the moment.', [], retrySeconds)
    }
    this.#pending++
    await this.#turns.acquire()
    try {
      return await work()
    } finally {
      this.#pending--
      this.#turns.release()
    }
  }
}

/** One person’s keyboard composes letters that another’s does not. */
const normalize = (password: string): string => password.normalize('NFC')
