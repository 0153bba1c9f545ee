/** The address of the call that answers the configuration of a portal. */
export const portalAddress = (card: string): string => `/core-service/api/v2/web/portal/${encodeURIComponent(card)}`
