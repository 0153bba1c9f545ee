import type { ApiError, ApiFailure } from '../../../../schemas'
import { own } from '../../../../schemas/engine'
import apiError from '../../../../schemas/generated/entities/api-error.js'

type Code = ApiFailure['code']

/** Default codes by status, for answers without a code of the contract. */
const codes: Readonly<Record<number, Code>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

const maxIssues = 200
const maxReceived = 255
const maxSlots = 10

/**
 * Returns the body for a failed call of the back end. Keeps the codes, the pointers of issues and what the caller may do instead, and
 * replaces the messages, which may reveal internals of the back end.
 */
export function cleanFailure(status: number, body: unknown): ApiError {
  const known = apiError.validate(body) ? body.error : undefined
  const code = known?.code ?? codes[status] ?? (status < 500 ? 'invalid-request' : 'internal')
  const issues = (known?.issues ?? []).slice(0, maxIssues).map(({ severity, code, pointer, ...others }) => {
    const received = own(others, 'received')
    const echo = typeof received === 'string' ? { received: received.slice(0, maxReceived) } : {}
    return { severity, code, pointer, message: 'The back end does not accept this.', ...echo }
  })
  const slots = known?.slots?.slice(0, maxSlots).map(({ start, end }) => ({ start, end }))
  return {
    error: { status, code, message: 'The back end refused or failed the call.', issues, ...(slots && { slots }) },
  }
}
