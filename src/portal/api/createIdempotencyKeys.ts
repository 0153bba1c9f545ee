import { ignoreErrors } from '../../../renderer/actions/ignoreErrors'
import { formDraft } from '../../../schemas/cookies/deferredItems'

/**
 * Creates a store of idempotency keys by request content. A repeated request gets the same key, so that the server
 * processes it once. The keys are in the session storage, so that they survive a reload as the drafts of forms do, or
 * in memory without one.
 */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>()
  return {
    /**
     * Returns the key of a request, and the function to call once its result is known. Insecure origins have no keys.
     */
    async open(sent: string): Promise<{ key: string | undefined; remove(): void }> {
      const newKey = globalThis.crypto?.randomUUID?.()
      if (!newKey) return { key: undefined, remove() {} }
      const name = `${formDraft.name} key ${await hash(sent)}`
      const key = keys.get(name) ?? read(name) ?? newKey
      keys.set(name, key)
      ignoreErrors(() => sessionStorage.setItem(name, key))
      const remove = () => {
        keys.delete(name)
        ignoreErrors(() => sessionStorage.removeItem(name))
      }
      return { key, remove }
    },
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
