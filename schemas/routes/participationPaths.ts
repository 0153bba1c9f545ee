/** Pages where residents send a comment, a rating or a suggestion without scripts. */
export const participationPaths = ['/participer/commentaire', '/participer/avis', '/participer/suggestion'] as const

export type ParticipationPath = (typeof participationPaths)[number]

/** The address of such a page about a record or a page. */
export const participationAddress = (path: ParticipationPath, about: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(about)}`
