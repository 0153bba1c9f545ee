import type { Issue } from '../../../schemas/engine'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

type Call = { method?: string; body?: unknown; signal?: AbortSignal | undefined }

/** Receives the issues of what cannot be read from an answer. Their pointers start at its `data`. */
export type ReportAnswer = (issue: Issue, address: string) => void

/** Makes every call of the portal. Resolves to the parsed body; rejects with a `CallError`. */
export type Client = (path: string, call?: Call) => Promise<unknown>
