import { readMapSettings } from '../../../../../renderer/map/MapSettings'
import type { OperationId, WalkDetail, WalkStep } from '../../../../../schemas/engine'
import type { Data } from '../../../api/endpoints'
import type { Query } from '../../../api/Query'
import { imageUrl } from '../../../location/urls'
import { installShell } from '../../../offline/shellPages'
import type { Session } from '../../../session/Session'
import { offlineWalks } from '../offlineWalks'
import { sectionsOf } from '../reading/sectionsOf'
import { currentVersion, type OfflineWalk, type Section } from '../store/OfflineWalk'
import { listStoredFiles, readStoredFile, readStoredWalk, type StoredFile, storeWalk } from '../store/walkStore'
import { walkQuery, walkStepQuery } from '../walkQueries'
import { DownloadError, storageProblem } from './DownloadError'
import { type DownloadSize, downloadFile, loadedBytes, mapConcurrently, sizeOfFile } from './downloadFiles'
import { measureShell, removeOfflineWalk } from './walkShell'
import { walkTiles } from './walkTiles'

/** What a download of a walk comprises. */
export type DownloadPlan = {
  readonly walk: OfflineWalk
  /** Addresses of files that are not on the device yet. */
  readonly newFiles: readonly string[]
  /** The size of those files that the browser has not cached. */
  readonly download: DownloadSize
  /** The size of the page of offline walks, for the first walk of a town. */
  readonly shell: DownloadSize
}

/** Maximum bytes of a walk of up to 10 km. The limit of a longer walk grows with its length. */
const bytesOf10Km = 6_000_000

const maxBytesOf = ({ lengthKm }: OfflineWalk): number => bytesOf10Km * Math.max(1, lengthKm / 10)

/** Widths of the stored pictures in CSS pixels. The narrower ones are for walks that would exceed the limit. */
const pictureWidths = [800, 400]

/**
 * Reads a walk and its steps, and measures the files that are not on the device yet. Throws a `DownloadError`, of
 * `size` when the files exceed the limit even with narrow pictures.
 */
export async function planDownload(session: Session, uid: string, signal: AbortSignal): Promise<DownloadPlan> {
  const walk = await readAnswer(session, walkQuery(session.scope, uid))
  const steps = await mapConcurrently(walk.steps ?? [], (step) =>
    readAnswer(session, walkStepQuery(session.scope, uid, step)),
  )
  const stored = await listStoredFiles().catch((error: unknown) => {
    throw new DownloadError(storageProblem(error), error)
  })
  for (const width of pictureWidths) {
    const { totalBytes, ...plan } = await measureFiles(createRecord(session, walk, steps, width), stored, signal)
    if (totalBytes <= maxBytesOf(plan.walk)) return { ...plan, shell: await shellOf(plan.walk, signal) }
  }
  throw new DownloadError('size')
}

/** Measures the files of a walk that are `stored` already or on the server. */
async function measureFiles(
  record: OfflineWalk,
  stored: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Omit<DownloadPlan, 'shell'> & { totalBytes: number }> {
  const unstored = record.files.filter((address) => !stored.has(address))
  const loaded = new Set(unstored.filter((address) => loadedBytes(address) > 0))
  const sizes = await mapConcurrently(unstored, (address) => sizeOfFile(address, signal))
  const missing = new Set(unstored.filter((_, index) => sizes[index] === undefined))
  const exists = (address: string) => !missing.has(address)
  const walk = { ...record, files: record.files.filter(exists) }
  const newFiles = unstored.filter(exists)
  let totalBytes = 0
  let bytes = 0
  for (const [index, address] of unstored.entries()) {
    totalBytes += sizes[index] ?? 0
    if (!loaded.has(address)) bytes += sizes[index] ?? 0
  }
  for (const address of walk.files)
    if (stored.has(address)) totalBytes += (await readStoredFile(address))?.bytes.byteLength ?? 0
  const files = newFiles.filter((address) => !loaded.has(address)).length
  return { walk, newFiles, download: { files, bytes }, totalBytes }
}

const shellOf = ({ card, locale }: OfflineWalk, signal: AbortSignal): Promise<DownloadSize> =>
  measureShell(card, locale, signal).catch((error: unknown) => {
    throw error instanceof DownloadError ? error : new DownloadError('network', error)
  })

async function readAnswer<O extends OperationId>({ queries }: Session, query: Query<O>): Promise<Data<O>> {
  await queries.load(query)
  const answer = queries.read(query)
  if (answer && 'data' in answer) return answer.data
  throw new DownloadError('network')
}

/** Only files of the portal's own origin can be stored. */
const isPortalFile = (address: string): boolean => /^\/(?!\/)/.test(address)

function createRecord(session: Session, walk: WalkDetail, steps: readonly WalkStep[], width: number): OfflineWalk {
  const address = (source: string) => imageUrl(source, { width, height: 0 })
  const storableSections = (components: unknown): Section[] =>
    sectionsOf(components, address).filter((section) => section.kind !== 'picture' || isPortalFile(section.address))
  const picture = walk.image ? [{ type: 'image', data: walk.image }] : []
  const summary = walk.description ? [{ type: 'description', data: walk.description }] : []
  const sections = storableSections([...picture, ...summary, ...(walk.components ?? [])])
  const takenSteps = steps.map(({ uid, context, lat, lon, distance, components }) => ({
    uid,
    title: context.title,
    lat,
    lon,
    alongKm: distance,
    sections: storableSections(components),
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

export type DownloadProgress = { readonly done: number; readonly total: number } | 'checking'

/**
 * Downloads the missing files, stores all or nothing, and reads everything back from the device. Resolves to the
 * stored walk and whether its page opens offline, which not every browser supports. Throws a `DownloadError`, or the
 * signal's reason after an abort; nothing is stored then.
 */
export async function downloadWalk(
  { walk, newFiles }: DownloadPlan,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<{ walk: OfflineWalk; opensOffline: boolean }> {
  let done = 0
  onProgress({ done, total: newFiles.length })
  const files = await mapConcurrently(newFiles, async (address) => {
    const file = await downloadFile(address, signal)
    done += 1
    onProgress({ done, total: newFiles.length })
    return file
  })
  signal.throwIfAborted()
  // Persistent storage is evicted last. The result is not awaited, because some browsers ask the visitor.
  void navigator.storage?.persist?.().catch(() => {})
  const previousWalk = await readStoredWalk(walk.card, walk.uid)
  try {
    const savedWalk = await storeFiles(walk, files)
    onProgress('checking')
    if (!(await isStored(savedWalk, files))) throw new DownloadError('check')
    const opensOffline = await installShell(offlineWalks, walk.card, walk.locale)
    if (!opensOffline && 'serviceWorker' in navigator) throw new DownloadError('network')
    signal.throwIfAborted()
    return { walk: savedWalk, opensOffline }
  } catch (error) {
    // A previously stored walk is older, but complete.
    if (previousWalk === undefined) await removeOfflineWalk(`${walk.card}/${walk.uid}`).catch(() => {})
    signal.throwIfAborted()
    throw error instanceof DownloadError ? error : new DownloadError(storageProblem(error), error)
  }
}

async function storeFiles(walk: OfflineWalk, files: readonly StoredFile[]): Promise<OfflineWalk> {
  const downloaded = new Map(files.map((file) => [file.address, file]))
  let size = 0
  for (const address of walk.files)
    size += (downloaded.get(address) ?? (await readStoredFile(address)))?.bytes.byteLength ?? 0
  const savedWalk = { ...walk, size, savedAt: Date.now() }
  await storeWalk(savedWalk, files)
  return savedWalk
}

/** Whether the device returns the walk and each of its files as they were stored. Reads only the store. */
async function isStored(walk: OfflineWalk, files: readonly StoredFile[]): Promise<boolean> {
  const stored = await readStoredWalk(walk.card, walk.uid)
  if (typeof stored !== 'object' || JSON.stringify(stored) !== JSON.stringify(walk)) return false
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
