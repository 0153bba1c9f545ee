import type { DefectStatus } from '../../../../../schemas'

/** A report as it is handed over to who works on it. */
export type SentReport = {
  uid: string
  portal: string
  reference: string
  /** The account that sent it; undefined once the account is gone, for the report outlives it. */
  account: string | undefined
  provider: string
  category: string
  lat: number
  lon: number
  address: string | undefined
  asset: string | undefined
  description: string
  fields: Readonly<Record<string, unknown>>
  /** JPEGs in base64. */
  photos: readonly string[]
  madeAt: Date
}

/** The state of a report in the system that works on it. */
export type ReportState = { reference: string; status: DefectStatus; answer: string | undefined }

/** How a resident signs in to a system of its own. */
export type SystemLogin = {
  /** Whether reports of the account can be sent. A system that does not answer counts as signed in: the report then waits. */
  isSignedIn(account: string): Promise<boolean>
  /** Address of the login page for one attempt, named by its `state`. `verifier` proves later that the attempt is the same. */
  urlOf(attempt: { state: string; verifier: string }): string
  /** Exchanges the code of an attempt for the login of the account. Throws a `ReportingFailure`. */
  finish(account: string, attempt: { code: string; verifier: string }): Promise<void>
}

/**
 * Where providers work on reports. Every report is stored by this server first, which shows it; a system is told of it and tells how
 * far the work is.
 */
export type ReportingSystem = {
  name: 'town' | 'external'
  /** Undefined where the account of the portal is enough. */
  login: SystemLogin | undefined
  /**
   * Hands a report over and resolves to what the system calls it. The same report may be handed over again, also at the same time:
   * it arrives once and keeps its reference. Throws a `ReportingFailure`.
   */
  send(report: SentReport): Promise<{ reference: string }>
  /** Reads the states of reports by their references. Leaves out those it does not have. Throws a `ReportingFailure`. */
  statesOf(references: readonly string[]): Promise<ReportState[]>
}

/**
 * Why a report was not handed over: the system does not answer (`temporary`), the resident must sign in (`login`), or it refuses the
 * report whenever it is sent (`refused`).
 */
export class ReportingFailure extends Error {
  readonly code: 'temporary' | 'login' | 'refused'

  constructor(code: ReportingFailure['code'], message: string) {
    super(message)
    this.name = 'ReportingFailure'
    this.code = code
  }
}
