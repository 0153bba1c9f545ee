import { readMapSettings } from '../../../../renderer/map/MapSettings'
import type { WalkDetail, WalkStep } from '../../../../schemas/engine'
import type { ReadOperation } from '../../api/checkAnswer'
import type { Data } from '../../api/endpoints'
import type { Query } from '../../api/Query'
import { imageUrl } from '../../location/urls'
import type { Session } from '../../session/Session'
import { sectionsOf } from '../reading/sectionsOf'
import { currentVersion, type Section, type TakenWalk } from '../store/TakenWalk'
import { listStoredFiles, readStoredFile, readStoredWalk, type StoredFile, storeWalk } from '../store/walkStore'
import { walkQuery, walkStepQuery } from '../walkQueries'
import { type Download, downloadFile, forEachAtOnce, loadedBytes, sizeOfFile } from './downloadFiles'
import { installShell, measureShell, removeTakenWalk } from './installShell'
import { storageProblem, TakeAlongError } from './TakeAlongError'
import { walkTiles } from './walkTiles'

/** What is downloaded to take a walk along. */
export type TakeAlongPlan = {
  readonly walk: TakenWalk
  /** Addresses of files that are not stored yet. */
  readonly newFiles: readonly string[]
  /** Those of them that the browser does not have from the pages it has shown. */
  readonly download: Download
  /** What the page that opens stored walks takes besides, with the first walk of a town. */
  readonly shell: Download
}

/** Bytes that a walk of up to 10 km may take on the device. A longer one may take as many times more as it is longer. */
const bytesOf10Km = 6_000_000

const maxBytesOf = ({ lengthKm }: TakenWalk): number => bytesOf10Km * Math.max(1, lengthKm / 10)

/** Widths of the stored pictures in CSS pixels. The narrower ones are for walks that would take too many bytes. */
const pictureWidths = [800, 400]

/** Reads a walk and its steps, and measures the files that are not on the device yet. Throws a `TakeAlongError`, of `size` when they are too many bytes even with narrow pictures. */
export async function planTakeAlong(session: Session, uid: string, signal: AbortSignal): Promise<TakeAlongPlan> {
  const walk = await readAnswer(session, walkQuery(session.scope, uid))
  const steps = await forEachAtOnce(walk.steps ?? [], (step) =>
    readAnswer(session, walkStepQuery(session.scope, uid, step)),
  )
  const stored = await listStoredFiles().catch((error: unknown) => {
    throw new TakeAlongError(storageProblem(error), error)
  })
  for (const width of pictureWidths) {
    const { totalBytes, ...plan } = await measureFiles(createRecord(session, walk, steps, width), stored, signal)
    if (totalBytes <= maxBytesOf(plan.walk)) return { ...plan, shell: await shellOf(plan.walk, signal) }
  }
  throw new TakeAlongError('size')
}

/** Measures the files of a walk: those that are `stored` already, and those that the server has. */
async function measureFiles(
  record: TakenWalk,
  stored: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Omit<TakeAlongPlan, 'shell'> & { totalBytes: number }> {
  const unknown = record.files.filter((address) => !stored.has(address))
  const loaded = new Set(unknown.filter((address) => loadedBytes(address) > 0))
  const sizes = await forEachAtOnce(unknown, (address) => sizeOfFile(address, signal))
  const missing = new Set(unknown.filter((_, index) => sizes[index] === undefined))
  const has = (address: string) => !missing.has(address)
  const walk = { ...record, files: record.files.filter(has) }
  const newFiles = unknown.filter(has)
  let totalBytes = 0
  let bytes = 0
  for (const [index, address] of unknown.entries()) {
    totalBytes += sizes[index] ?? 0
    if (!loaded.has(address)) bytes += sizes[index] ?? 0
  }
  for (const address of walk.files)
    if (stored.has(address)) totalBytes += (await readStoredFile(address))?.bytes.byteLength ?? 0
  const files = newFiles.filter((address) => !loaded.has(address)).length
  return { walk, newFiles, download: { files, bytes }, totalBytes }
}

const shellOf = ({ card, locale }: TakenWalk, signal: AbortSignal): Promise<Download> =>
  measureShell(card, locale, signal).catch((error: unknown) => {
    throw error instanceof TakeAlongError ? error : new TakeAlongError('network', error)
  })

async function readAnswer<O extends ReadOperation>({ queries }: Session, query: Query<O>): Promise<Data<O>> {
  await queries.load(query)
  const answer = queries.read(query)
  if (answer && 'data' in answer) return answer.data
  throw new TakeAlongError('network')
}

/** Only files of the portal's own origin can be stored. */
const isOwnFile = (address: string): boolean => /^\/(?!\/)/.test(address)

function createRecord(session: Session, walk: WalkDetail, steps: readonly WalkStep[], width: number): TakenWalk {
  const address = (source: string) => imageUrl(source, { width, height: 0 })
  const ownSections = (components: unknown): Section[] =>
    sectionsOf(components, address).filter((section) => section.kind !== 'picture' || isOwnFile(section.address))
  const picture = walk.image ? [{ type: 'image', data: walk.image }] : []
  const summary = walk.description ? [{ type: 'description', data: walk.description }] : []
  const sections = ownSections([...picture, ...summary, ...(walk.components ?? [])])
  const takenSteps = steps.map(({ uid, context, lat, lon, distance, components }) => ({
    uid,
    title: context.title,
    lat,
    lon,
    alongKm: distance,
    sections: ownSections(components),
  }))
  const pictures = [...sections, ...takenSteps.flatMap((step) => step.sections)].flatMap((section) =>
    section.kind === 'picture' ? [section.address] : [],
  )
  const tiles = walk.geoGpx ? walkTiles(walk.geoGpx, readMapSettings(session.portal)) : []
  return {
    version: currentVersion,
    card: session.portal.cardName,
    uid: walk.uid,
    locale: session.locale,
    savedAt: Date.now(),
    title: walk.title,
    lengthKm: walk.length,
    durationMin: walk.duration,
    ascentM: walk.ascent,
    closures: walk.closures?.map(({ text }) => text) ?? [],
    suits: walk.accessibility?.map(({ label }) => label) ?? [],
    sections,
    steps: takenSteps,
    track: walk.geoGpx,
    files: [...new Set([...pictures, ...tiles])],
    size: 0,
  }
}

export type TakeAlongProgress = { readonly done: number; readonly total: number } | 'checking'

/**
 * Downloads what is missing, stores all of it or nothing, and reads it back without the network. Resolves to the stored walk, and
 * whether its page opens without a network too, which some browsers cannot do. Throws a `TakeAlongError`, or the reason of the signal once it is aborted: then
 * nothing is kept either.
 */
export async function takeAlong(
  { walk, newFiles }: TakeAlongPlan,
  onProgress: (progress: TakeAlongProgress) => void,
  signal: AbortSignal,
): Promise<{ walk: TakenWalk; opensOffline: boolean }> {
  let done = 0
  onProgress({ done, total: newFiles.length })
  const files = await forEachAtOnce(newFiles, async (address) => {
    const file = await downloadFile(address, signal)
    done += 1
    onProgress({ done, total: newFiles.length })
    return file
  })
  signal.throwIfAborted()
  // Browsers remove what is stored last where this is granted. None is waited for, as some ask the visitor.
  void navigator.storage?.persist?.().catch(() => {})
  const before = await readStoredWalk(walk.card, walk.uid)
  try {
    const kept = await storeFiles(walk, files)
    onProgress('checking')
    if (!(await isStored(kept, files))) throw new TakeAlongError('check')
    const opensOffline = await installShell(walk.card, walk.locale)
    if (!opensOffline && 'serviceWorker' in navigator) throw new TakeAlongError('network')
    signal.throwIfAborted()
    return { walk: kept, opensOffline }
  } catch (error) {
    // A walk that was there before is of an older day, but whole.
    if (before === undefined) await removeTakenWalk(`${walk.card}/${walk.uid}`).catch(() => {})
    signal.throwIfAborted()
    throw error instanceof TakeAlongError ? error : new TakeAlongError(storageProblem(error), error)
  }
}

async function storeFiles(walk: TakenWalk, files: readonly StoredFile[]): Promise<TakenWalk> {
  const downloaded = new Map(files.map((file) => [file.address, file]))
  let size = 0
  for (const address of walk.files)
    size += (downloaded.get(address) ?? (await readStoredFile(address)))?.bytes.byteLength ?? 0
  const kept = { ...walk, size, savedAt: Date.now() }
  await storeWalk(kept, files)
  return kept
}

/** Whether the device gives back the walk and each of its files as they were stored. Uses nothing but the store. */
async function isStored(walk: TakenWalk, files: readonly StoredFile[]): Promise<boolean> {
  const found = await readStoredWalk(walk.card, walk.uid)
  if (typeof found !== 'object' || JSON.stringify(found) !== JSON.stringify(walk)) return false
  const downloaded = new Map(files.map((file) => [file.address, file]))
  for (const address of walk.files) {
    const file = await readStoredFile(address)
    const original = downloaded.get(address)
    if (!file || (original && !areEqual(file.bytes, original.bytes))) return false
  }
  return true
}

function areEqual(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [a, b] = [new Uint8Array(one), new Uint8Array(other)]
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
