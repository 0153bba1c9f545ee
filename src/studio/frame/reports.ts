import type { Outcome } from '../../../renderer/actions/outcome'
import type { TraceEntry } from '../../../renderer/actions/trace'
import type { Action, Issue } from '../../../schemas/engine'

/** What an action of a preview did: an effect, how it ended, or a plain link that was pressed. */
export type ActionReport =
  | ({ kind: 'effect' } & TraceEntry)
  | { kind: 'outcome'; at: number; action: Action; source: string | undefined; outcome: Outcome }
  | { kind: 'link'; at: number; url: string }

/** Something axe says of what is drawn: a rule, and the elements that break it. */
export type AxeFinding = {
  rule: string
  /** What to do, in the language of the studio, and where it is explained. */
  help: string
  helpUrl: string
  impact: string
  /** Whether axe is sure; otherwise somebody has to look. */
  isCertain: boolean
  places: readonly { selector: string; html: string; summary: string }[]
}

/** What an examination found, and how many rules were kept. */
export type AxeResult = { findings: readonly AxeFinding[]; kept: number }

/** What a preview tells the gallery, as events on the frame element it stands in. */
export type PreviewReports = {
  /** Height of what is drawn, in CSS pixels. */
  'preview-size': number
  'preview-action': ActionReport
  /** An issue that only drawing finds. */
  'preview-issue': Issue
  /** Someone asks where in the JSON a pointer leads. */
  'preview-jump': string
  'preview-examined': AxeResult
}

/** Tells the gallery, if this document stands in a frame of it. */
export function reportToGallery<R extends keyof PreviewReports>(name: R, detail: PreviewReports[R]): void {
  window.frameElement?.dispatchEvent(new CustomEvent(name, { detail }))
}

export const isFramed = (): boolean => window.frameElement !== null
