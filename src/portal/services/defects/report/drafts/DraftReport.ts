import { readFileValue, type UploadedFile } from '../../../../../../renderer/inputs/file/fileValue'
import { isObject, own } from '../../../../../../schemas/engine'

/** What is sent of a report, besides its photographs. It stays the same however often it is sent under one key. */
export type Sending = {
  provider: string
  category: string
  lat: number
  lon: number
  asset?: string
  description?: string
  fields: Readonly<Record<string, unknown>>
  /** When it was written, by the clock of the device. */
  madeAt: string
}

/**
 * A report on this device. `draft` is being written, `waiting` is sent once there is a network, and `refused` was sent and needs a
 * change.
 */
export type DraftReport = {
  version: 1
  /** Names it on this device, and what is sent: whatever is sent again under one key happens once. */
  key: string
  /** Card name of the town. */
  card: string
  /** Uid of the account that writes it, which others on the device do not see. */
  owner: string
  state: 'draft' | 'waiting' | 'refused'
  /** In milliseconds since 1970. */
  savedAt: number
  /** Query of the address at which the visitor was. */
  search: string
  /** What it is about, for the list of drafts. */
  title: string
  address: string
  /** What was typed, by the names of the fields; `description` and `asset` among them. */
  typed: Readonly<Record<string, unknown>>
  photoCount: number
  sending?: Sending
}

export const newDraft = (key: string, card: string, owner: string): DraftReport => ({
  version: 1,
  key,
  card,
  owner,
  state: 'draft',
  savedAt: 0,
  search: '',
  title: '',
  address: '',
  typed: {},
  photoCount: 0,
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** Parses a stored draft; undefined when it is broken or of another release. */
export function parseDraft(stored: unknown): DraftReport | undefined {
  if (!isObject(stored) || own(stored, 'version') !== 1) return undefined
  const { key, card, owner, state, savedAt, search, title, address, typed, photoCount, sending } = stored
  if (!isText(key) || !isText(card) || !isText(owner) || !isText(search) || !isText(title) || !isText(address))
    return undefined
  if (state !== 'draft' && state !== 'waiting' && state !== 'refused') return undefined
  if (typeof savedAt !== 'number' || typeof photoCount !== 'number' || !isObject(typed)) return undefined
  const sent = parseSending(sending)
  if (state === 'waiting' && !sent) return undefined
  const texts = { key, card, owner, search, title, address }
  return { version: 1, ...texts, state, savedAt, typed, photoCount, ...(sent && { sending: sent }) }
}

function parseSending(value: unknown): Sending | undefined {
  if (!isObject(value)) return undefined
  const { provider, category, lat, lon, asset, description, fields, madeAt } = value
  if (!isText(provider) || !isText(category) || !isText(madeAt) || !isObject(fields)) return undefined
  if (typeof lat !== 'number' || typeof lon !== 'number') return undefined
  return {
    ...{ provider, category, lat, lon, fields, madeAt },
    ...(isText(asset) && { asset }),
    ...(isText(description) && { description }),
  }
}

/** Parses stored photographs; those that are broken are left out. */
export const parsePhotos = (stored: unknown): UploadedFile[] =>
  (Array.isArray(stored) ? stored : []).flatMap((each) => {
    const file = readFileValue(each)
    return typeof file === 'object' ? [file] : []
  })

/** Whether a draft holds anything that the visitor would miss. */
export const isWorthKeeping = ({ photoCount, typed, search }: DraftReport): boolean =>
  photoCount > 0 ||
  Object.values(typed).some((value) => value !== null && value !== '' && value !== undefined) ||
  ['lat', 'category'].every((name) => new URLSearchParams(search).has(name))
