import { useSyncExternalStore } from 'react'
import type { UploadedFile } from '../../../../../../renderer/inputs/file/fileValue'
import { useSession, useVisitor } from '../../../../session/Session'
import { createStore } from '../../../../session/Visitor'
import { type DraftReport, isWorthKeeping, newDraft } from './DraftReport'
import { readDraft, removeDraft, storeDraft, TooManyDrafts } from './reportStore'

type Open = {
  draft: DraftReport
  photos: readonly UploadedFile[]
  /** Whether what the device keeps has been read. */
  isRead: boolean
  /** Why the device does not keep it, if it does not. */
  unkept?: 'full' | 'forbidden' | undefined
}

export type OpenReport = ReturnType<typeof openReport>

/** The reports that are open in this tab, by key, so that all steps share what was typed. */
const reports = new Map<string, OpenReport>()

/** Opens a report of this device. Every change of it is stored at once, because a phone may end the tab at any time. */
function openReport(key: string, card: string, owner: string) {
  const store = createStore<Open>({ draft: newDraft(key, card, owner), photos: [], isRead: false })
  let isRemoved = false
  const whenRead: Promise<void> = readDraft(key).then(
    // What another account has begun is not shown.
    (kept) => store.update({ ...(kept?.draft.owner === owner && kept), isRead: true }),
    () => store.update({ isRead: true, unkept: 'forbidden' }),
  )
  let writing: Promise<unknown> = whenRead
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    const done = writing.then(work)
    writing = done.catch(() => {})
    return done
  }

  async function write(hasNewPhotos: boolean): Promise<void> {
    const { draft, photos } = store.read()
    if (isRemoved || !isWorthKeeping(draft)) return
    try {
      await storeDraft(draft, hasNewPhotos ? photos : undefined)
      if (store.read().unkept) store.update({ unkept: undefined })
    } catch (error) {
      store.update({ unkept: error instanceof TooManyDrafts ? 'full' : 'forbidden' })
    }
  }

  return {
    key,
    /** Resolves once what the device keeps has been read. */
    whenRead,
    read: store.read,
    subscribe: store.subscribe,

    /** Changes the report. Resolves once the device keeps it, or cannot. */
    change: (change: Partial<DraftReport>, photos?: readonly UploadedFile[]): Promise<void> =>
      inOrder(async () => {
        const { draft } = store.read()
        const changed = { ...draft, ...change, ...(photos && { photoCount: photos.length }), savedAt: Date.now() }
        store.update({ draft: changed, ...(photos && { photos }) })
        await write(photos !== undefined)
      }),

    /** Removes the report from the device. A page that still shows it stores it no more. */
    remove: (): Promise<void> => {
      isRemoved = true
      return inOrder(() => removeDraft(card, key))
    },
  }
}

/** The report of a key. */
export function reportOf(key: string, card: string, owner: string): OpenReport {
  const open = reports.get(key) ?? openReport(key, card, owner)
  reports.set(key, open)
  return open
}

/** Forgets the open reports, so that they are read from the device again. */
export const closeReports = (): void => reports.clear()

const unread: Open = { draft: newDraft('', '', ''), photos: [], isRead: false }

/**
 * The report of an address, once the page is hydrated; undefined for an address without one. `reporter` writes it when nobody is known
 * to be signed in.
 */
export function useReport(key: string | undefined, reporter = ''): { report: OpenReport | undefined; open: Open } {
  const { portal } = useSession()
  const owner = useVisitor('account')?.uid ?? reporter
  const isBrowser = typeof window !== 'undefined'
  const report = key === undefined || !isBrowser ? undefined : reportOf(key, portal.cardName, owner)
  const open = useSyncExternalStore(
    report?.subscribe ?? subscribeToNothing,
    () => report?.read() ?? unread,
    () => unread,
  )
  return { report, open }
}

const subscribeToNothing = () => () => {}
