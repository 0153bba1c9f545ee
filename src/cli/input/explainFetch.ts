import { Unreadable } from './Unreadable'

const untrusted =
  'its certificate is signed by nobody trusted here; NODE_EXTRA_CA_CERTS=<file> adds an authority of your own'

const reasons: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  EAI_AGAIN: 'its name cannot be looked up: is there a network?',
  ECONNREFUSED: 'nobody answers at that host and port',
  ECONNRESET: 'the connection was cut off',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ENETUNREACH: 'the host cannot be reached from here',
  ENOTFOUND: 'there is no host of that name',
  EPROTO: 'it does not speak https at that port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https at that port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak https at that port',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ETIMEDOUT: 'the host did not answer',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UND_ERR_CONNECT_TIMEOUT: 'the host did not answer',
  UND_ERR_SOCKET: 'the connection was cut off',
  Z_BUF_ERROR: 'its compressed answer ends too early',
  Z_DATA_ERROR: 'its compressed answer is damaged',
}

/** Why a server could not be asked or its answer not be read. */
export function explainFetch(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (cause instanceof Error && cause.message === 'bad port')
    return new Unreadable('is at a port kept for other protocols')
  const reason = code.startsWith('HPE_') ? 'it does not answer in HTTP' : reasons[code]
  if (reason !== undefined) return new Unreadable(`could not be fetched: ${reason}`)
  return new Unreadable(`could not be fetched: ${cause instanceof Error ? cause.message : cause}`)
}
