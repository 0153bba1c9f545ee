import { ignoreErrors } from '../../../renderer/actions/ignoreErrors'
import { formDraft } from '../../../schemas/cookies/scriptItems'

/**
 * Keys of what was sent and may be stored, by what it says: the same sent again has the same key and counts once. They are kept
 * beside the drafts of forms, so that a reload keeps both; in memory only where the browser has no session storage.
 */
export function createSentKeys() {
  const known = new Map<string, string>()
  return {
    /** The key to send something under, and what to call once its answer is known. Pages that are not secure have no keys. */
    async open(sent: string): Promise<{ key: string | undefined; forget(): void }> {
      const fresh = globalThis.crypto?.randomUUID?.()
      if (!fresh) return { key: undefined, forget() {} }
      const name = `${formDraft.name} key ${await hash(sent)}`
      const key = known.get(name) ?? read(name) ?? fresh
      known.set(name, key)
      ignoreErrors(() => sessionStorage.setItem(name, key))
      const forget = () => {
        known.delete(name)
        ignoreErrors(() => sessionStorage.removeItem(name))
      }
      return { key, forget }
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
