import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Semaphore } from '../../db/drivers/Semaphore'
import { ApiFailure } from '../../http/ApiFailure'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Calls that may wait for a processor. */
const maxWaiting = 50

const retrySeconds = 5

type Argon2 = { hash: typeof hash; verify: typeof verify }

/** Hashes passwords with argon2id, one per processor at a time. Throws a 503 while too many calls wait. */
export class PasswordHasher {
  readonly #semaphore = new Semaphore(availableParallelism())
  #pending = 0
  #decoy: Promise<string> | undefined

  constructor(private readonly argon2: Argon2 = { hash, verify }) {}

  async hash(password: string): Promise<string> {
    return await this.#run(() => this.argon2.hash(normalize(password), parameters))
  }

  /** Resolves to whether the password matches the hash. Without a hash it takes equally long and resolves to false. */
  async verify(known: string | undefined, password: string): Promise<boolean> {
    this.#decoy ??= this.argon2.hash(randomBytes(16), parameters)
    const decoy = await this.#decoy
    const isRight = await this.#run(() => this.argon2.verify(known ?? decoy, normalize(password)))
    return known !== undefined && isRight
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#pending >= availableParallelism() + maxWaiting) {
      throw new ApiFailure(503, 'unavailable', 'Too many sign-ins are in progress.', [], retrySeconds)
    }
    this.#pending++
    await this.#semaphore.acquire()
    try {
      return await work()
    } finally {
      this.#pending--
      this.#semaphore.release()
    }
  }
}

/** Keyboards send "é" as one code point or as two. */
const normalize = (password: string): string => password.normalize('NFC')
