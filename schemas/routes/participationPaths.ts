/** Pages where residents send a comment, a rating or a suggestion without scripts. */
export const participationPaths = ['/participer/commentaire', '/participer/avis', '/participer/suggestion'] as const

export type ParticipationPath = (typeof participationPaths)[number]

/** Whether a path, with or without a card name, is that of a participation page. */
export const isParticipationPath = (path: string): boolean => /^(?:\/[^/?#]*)?\/participer(?:[/?#]|$)/.test(path)
