import { isObject, own, type Track } from '../../../../../schemas/engine'

/** A part of a text, independent of blocks, which may change or disappear before the walk is opened. */
export type Section =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly address: string; readonly alt: string }

export type OfflineStep = {
  readonly uid: string
  readonly title: string
  readonly lat?: number | undefined
  readonly lon?: number | undefined
  /** Distance from the start in km. */
  readonly alongKm?: number | undefined
  readonly sections: readonly Section[]
}

/**
 * A walk as it is stored on the device, apart from its files. Plain data, because the pages that show it may change.
 */
export type OfflineWalk = {
  readonly version: typeof currentVersion
  /** Card name of the town. */
  readonly card: string
  readonly uid: string
  /** Language of its texts. */
  readonly locale: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
  readonly title: string
  readonly lengthKm: number
  readonly durationMin: number
  readonly ascentM?: number | undefined
  /** Closed parts at the time of storing. */
  readonly closures: readonly string[]
  /** Accessibility labels. */
  readonly suits: readonly string[]
  readonly sections: readonly Section[]
  readonly steps: readonly OfflineStep[]
  readonly track?: Track | undefined
  /** Addresses of its files, which other walks may share. */
  readonly files: readonly string[]
  /** Bytes of its files. */
  readonly size: number
}

/** Version of the record. Increase it with every change, and add the upgrade from the previous version. */
export const currentVersion = 3

type Members = { readonly [name: string]: unknown }

/** Upgrades a record of a version to the next one. */
const upgrades: Readonly<Record<number, (record: Members) => Members>> = {
  // Version 1 had one text a step, its pictures beside it, and the length in metres.
  1: ({ lengthM, steps, text, ...rest }) => ({
    ...rest,
    version: 2,
    lengthKm: Number(lengthM) / 1000,
    sections: textSections(text),
    steps: listOf(steps).map(({ text: stepText, pictures, ...step }) => ({
      ...step,
      sections: [
        ...textSections(stepText),
        ...listOf(pictures).map(({ address, alt }) => ({ kind: 'picture', address, alt: alt ?? '' })),
      ],
    })),
  }),
  // Version 2 had no closures and accessibility.
  2: (record) => ({ ...record, version: 3, closures: [], suits: [] }),
}

const listOf = (value: unknown): Members[] => (Array.isArray(value) ? value.filter(isObject) : [])
const textSections = (text: unknown): Section[] => (typeof text === 'string' && text ? [{ kind: 'text', text }] : [])

/**
 * Parses a stored record and upgrades it to the current version. Undefined when it is broken, `newer` when a newer
 * release wrote it.
 */
export function parseOfflineWalk(stored: unknown): OfflineWalk | 'newer' | undefined {
  if (!isObject(stored)) return undefined
  let record: Members = stored
  for (;;) {
    const version = own(record, 'version')
    if (typeof version !== 'number') return undefined
    if (version > currentVersion) return 'newer'
    if (version === currentVersion) return isOfflineWalk(record) ? record : undefined
    const upgrade = upgrades[version]
    if (!upgrade) return undefined
    record = upgrade(record)
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isOptional = (value: unknown, check: (value: unknown) => boolean) => value === undefined || check(value)

function isOfflineWalk(record: Members): record is Members & OfflineWalk {
  const { card, uid, locale, title, savedAt, lengthKm, durationMin, ascentM, size, sections, steps, track } = record
  return (
    [card, uid, locale, title].every(isText) &&
    [savedAt, lengthKm, durationMin, size].every(isNumber) &&
    isOptional(ascentM, isNumber) &&
    areSections(sections) &&
    Array.isArray(steps) &&
    steps.every(isStep) &&
    [record.files, record.closures, record.suits].every((texts) => Array.isArray(texts) && texts.every(isText)) &&
    isOptional(track, (value) => isObject(value) && Array.isArray(value.features))
  )
}

const areSections = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (section) =>
      isObject(section) &&
      (section.kind === 'picture' ? isText(section.address) && isText(section.alt) : isText(section.text)),
  )

const isStep = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.uid) &&
  isText(value.title) &&
  [value.lat, value.lon, value.alongKm].every((number) => isOptional(number, isNumber)) &&
  areSections(value.sections)
