/**
 * The text of a ticket's QR code: base64url of a version, the number of the key, the uid of the ticket, the key of its event, and an
 * Ed25519 signature of all these. 90 bytes, 120 characters. A code is genuine when the signature is; whether it was used is known to
 * the entrances.
 */
export type TicketCode = {
  /** Number of the key that it is signed with, 1 to 255. */
  key: number
  /** The uid of the ticket. */
  ticket: string
  /** Names the event, base64url of eight bytes. */
  event: string
  /** What is signed. */
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

const version = 1
const uidBytes = 16
const eventBytes = 8
const signedBytes = 2 + uidBytes + eventBytes
const signatureBytes = 64
const codePattern = /^[A-Za-z0-9_-]{120}$/

/** Returns what is signed of a ticket. `event` is base64url of eight bytes. */
export function ticketBytes({
  key,
  ticket,
  event,
}: Pick<TicketCode, 'key' | 'ticket' | 'event'>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(signedBytes)
  bytes.set([version, key])
  bytes.set(fromHex(ticket.replaceAll('-', '')), 2)
  bytes.set(fromBase64Url(event), 2 + uidBytes)
  return bytes
}

/** Joins what is signed and its signature to the text of the code. */
export function formatTicketCode(signed: Uint8Array, signature: Uint8Array): string {
  const bytes = new Uint8Array(signed.length + signature.length)
  bytes.set(signed)
  bytes.set(signature, signed.length)
  return toBase64Url(bytes)
}

/** Parses the text of a code; undefined when it is no ticket. The signature is not verified. */
export function parseTicketCode(text: string): TicketCode | undefined {
  const trimmed = text.trim()
  if (!codePattern.test(trimmed)) return undefined
  const bytes = fromBase64Url(trimmed)
  const [given, key] = bytes
  if (given !== version || !key || bytes.length !== signedBytes + signatureBytes) return undefined
  const hex = [...bytes.slice(2, 2 + uidBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const ticket = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const event = toBase64Url(bytes.slice(2 + uidBytes, signedBytes))
  return { key, ticket, event, signed: bytes.slice(0, signedBytes), signature: bytes.slice(signedBytes) }
}

const fromHex = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
