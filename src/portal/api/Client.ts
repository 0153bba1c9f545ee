export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

type Call = { method?: string; body?: unknown; signal?: AbortSignal | undefined }

/** Makes every call of the portal. Resolves to the parsed body; rejects with a `CallError`. */
export type Client = (path: string, call?: Call) => Promise<unknown>
