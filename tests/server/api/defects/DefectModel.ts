import { randomUUID } from 'node:crypto'
import type { DefectStatus } from '../../../../schemas'

type Step = { status: DefectStatus; answer: string | undefined }

/** A report as the town should have it. */
export type ModelReport = {
  uid: string
  madeAt: string
  key: string
  /** The account that sent it; undefined once its person was taken from it. */
  sender: string | undefined
  steps: Step[]
  isTextReleased: boolean
  isTextErased: boolean
  photo: { uid: string; isReleased: boolean } | undefined
  followers: Set<string>
  /** What the page of the town said at each step. */
  seen: string[]
}

/** What a town should know of reports, and who should have been told. */
export class DefectModel {
  readonly reports: ModelReport[] = []
  /** Each mail as `report position account`. */
  readonly told: string[] = []

  constructor(readonly isAccount: (visitor: string) => boolean) {}

  add(uid: string, sent: { madeAt: string; key: string }, sender: string, photo: string): void {
    this.reports.push({
      ...{ uid, ...sent, sender },
      steps: [{ status: 'received', answer: undefined }],
      isTextReleased: false,
      isTextErased: false,
      photo: { uid: photo, isReleased: false },
      followers: new Set(),
      seen: [],
    })
    this.told.push(`${uid} 0 ${sender}`)
  }

  statusOf({ steps }: ModelReport): DefectStatus {
    return steps.at(-1)?.status ?? 'received'
  }

  decide(report: ModelReport, step: Step, releases: { text: boolean; photo: boolean }): void {
    report.isTextReleased = releases.text
    if (report.photo) report.photo.isReleased = releases.photo
    if (step.status === this.statusOf(report) && step.answer === undefined) return
    report.steps.push(step)
    const people = [report.sender ?? [], [...report.followers].filter(this.isAccount)].flat()
    for (const account of new Set(people)) this.told.push(`${report.uid} ${report.steps.length - 1} ${account}`)
  }

  /** Takes a person from reports, with what the town has not released of those that are closed. */
  erase(reports: readonly ModelReport[]): void {
    for (const report of reports) {
      report.sender = undefined
      if (!['done', 'refused'].includes(this.statusOf(report))) continue
      if (!report.isTextReleased) report.isTextErased = true
      if (!report.photo?.isReleased) report.photo = undefined
    }
  }

  withdraw(account: string): void {
    this.erase(this.reports.filter(({ sender }) => sender === account))
    for (const { followers } of this.reports) followers.delete(account)
  }
}

/** A name of one sending. */
export const newSending = (time: Date) => ({ madeAt: time.toISOString(), key: randomUUID() })
