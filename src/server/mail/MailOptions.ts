import type { MailTransport } from './MailTransport'

/** How mails are sent, and where their links lead. */
export type MailOptions = {
  transport: MailTransport
  /** Key of the hashes of mailed codes and links. All servers of a site share it. */
  secret: string
  /** Sender address. By default `no-reply@` and the host of the links. */
  from?: string | undefined
  fixedPortal?: string | undefined
  publicOrigin?: string | undefined
  /** Origin of this server, for a portal without a public origin. */
  ownOrigin(): string
}

/**
 * Returns the origin of links: PUBLIC_ORIGIN, else that of the portal's `url`, else this server's own. Never uses the host of a
 * request, which anybody can forge, because recipients trust links in mails.
 */
export function originOf(
  { publicOrigin, ownOrigin }: Pick<MailOptions, 'publicOrigin' | 'ownOrigin'>,
  url: string | undefined,
): string {
  if (publicOrigin !== undefined) return publicOrigin
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined
  return address?.protocol === 'https:' && !isReservedHost(address.hostname) ? address.origin : ownOrigin()
}

/** Whether a host is reserved and does not exist (RFC 2606), such as those of the demo towns. */
const isReservedHost = (host: string): boolean => /(?:^|\.)(?:example|invalid|localhost|test)$/i.test(host)

/** Returns the sender of the mails whose links lead to an origin. */
export const senderAddress = ({ from }: Pick<MailOptions, 'from'>, origin: string): string =>
  from ?? `no-reply@${new URL(origin).hostname}`
