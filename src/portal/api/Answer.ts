/** Why a call gave nothing. `status` is the HTTP status; 0 when no answer came at all. */
export type Failure = { status: number; code: string }

/** What a call gave: its data, or a failure as data. Never thrown; the page decides what a visitor reads. */
export type Answer<T> = { data: T } | { failure: Failure }

/** Nothing is there under that name, or no name can be like that. */
export const isMissing = ({ status }: Failure): boolean => status === 404 || status === 400
