import { fromBase64Url, type TicketCode } from '../../../../../../schemas/tickets/ticketCode'

type Signed = Pick<TicketCode, 'signed' | 'signature'>

/** Keys that the browser has imported, by their text; undefined where it knows no Ed25519. */
const imported = new Map<string, Promise<CryptoKey | undefined>>()

function importKey(publicKey: string): Promise<CryptoKey | undefined> {
  const earlier = imported.get(publicKey)
  if (earlier) return earlier
  const key = crypto.subtle
    .importKey('raw', fromBase64Url(publicKey), 'Ed25519', false, ['verify'])
    .catch(() => undefined)
  imported.set(publicKey, key)
  return key
}

/** Verifies an Ed25519 signature. `publicKey` is base64url. Browsers that know no Ed25519 load a library. */
export async function verifySignature(publicKey: string, { signed, signature }: Signed): Promise<boolean> {
  const key = await importKey(publicKey)
  if (key) return await crypto.subtle.verify('Ed25519', key, signature, signed)
  const { verifyAsync } = await import('@noble/ed25519')
  return await verifyAsync(signature, signed, fromBase64Url(publicKey), { zip215: false })
}

/** Prepares keys, so that the first ticket is verified as fast as the others, and without a network. */
export async function prepareKeys(publicKeys: readonly string[]): Promise<void> {
  const keys = await Promise.all(publicKeys.map(importKey))
  if (!keys.includes(undefined)) return
  const { getPublicKeyAsync, utils } = await import('@noble/ed25519')
  // The first multiplication of the library computes its tables.
  await getPublicKeyAsync(utils.randomSecretKey())
}
