import type { Outcome } from '../../../renderer/actions/outcome'
import type { TraceEntry } from '../../../renderer/actions/trace'
import type { Action, Issue, Locale } from '../../../schemas/engine'

/** An entry of a preview's action log: an effect, an outcome, or a pressed plain link. */
export type ActionReport =
  | ({ kind: 'effect' } & TraceEntry)
  | { kind: 'outcome'; at: number; action: Action; source: string | undefined; outcome: Outcome }
  | { kind: 'link'; at: number; url: string }

/** A finding of axe: a rule and the elements that break it. */
export type AxeFinding = {
  rule: string
  /** The advice in the language of the studio, and the URL of an explanation. */
  help: string
  helpUrl: string
  impact: string
  /** Whether axe is certain. Otherwise a person has to review the finding. */
  isCertain: boolean
  places: readonly { selector: string; html: string; summary: string }[]
}

/** The findings of axe and the number of rules that passed. */
export type AxeResult = { findings: readonly AxeFinding[]; kept: number }

/** What a preview draws otherwise than the document says or than now. */
export type SituationReport = {
  /** The clock of the settings. */
  clock: string
  /** The instant at which the clock of the blocks starts, as RFC 3339; undefined for that of the device. */
  moment: string | undefined
  /** The language of a fixture's texts; undefined for other documents that name none. */
  language: Locale | undefined
}

/** A document that the gallery gives to a preview: the id that says how it is drawn, such as `pages/draft`, and its JSON. */
export type DrawnDraft = {
  fixture: string
  text: string
  /** Pointer of the place whose block is outlined; undefined for none. */
  selected: string | undefined
}

/** Reports of a preview to the gallery, sent as events on the frame element. */
export type PreviewReports = {
  /** Height of the content, in CSS pixels. */
  'preview-size': number
  'preview-action': ActionReport
  /** An issue that only rendering finds. */
  'preview-issue': Issue
  /** The user wants to see a pointer in the JSON. */
  'preview-jump': string
  'preview-examined': AxeResult
  'preview-situation': SituationReport
  /** Whether something in the preview has the focus of the keyboard. */
  'preview-focus': boolean
  /** The preview draws what it is given: a function that gives it a document, as often as that changes. */
  'preview-draft': (draft: DrawnDraft) => void
  /** The user pressed in the block at a pointer of the drawn document. */
  'preview-pick': string
  /** Where the selected block is drawn, in CSS pixels of the preview. */
  'preview-place': { top: number; height: number }
}

/** Sends a report to the gallery if this document is in a frame. */
export function reportToGallery<R extends keyof PreviewReports>(name: R, detail: PreviewReports[R]): void {
  window.frameElement?.dispatchEvent(new CustomEvent(name, { detail }))
}

export const isFramed = (): boolean => window.frameElement !== null
