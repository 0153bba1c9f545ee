/** Reminders that end by one press in a mail program. */
export const unsubscribeLists = ['waste', 'readings'] as const

export type UnsubscribeList = (typeof unsubscribeLists)[number]

/** First segments of the paths, below the card name. */
export const unsubscribeBase = '/desinscription'

/** The address in the header `List-Unsubscribe` of a reminder, below the card name. `code` is the secret of the link in the mail. */
export const unsubscribePath = (list: UnsubscribeList, uid: string, code: string): string =>
  `${unsubscribeBase}/${list}?${new URLSearchParams({ uid, code })}`
