/** First segment of the paths, below the card name. */
export const unsubscribeBase = '/desinscription'

/**
 * The address in the header `List-Unsubscribe` of a mail, below the card name. The form of a page of the portal has the name of the
 * list. `code` is the secret of the link in the mail.
 */
export const unsubscribePath = (list: string, uid: string, code: string): string =>
  `${unsubscribeBase}/${list}?${new URLSearchParams({ uid, code })}`
