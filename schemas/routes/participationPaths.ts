/** Pages where residents send something without a script: a comment, their opinion of something, a suggestion. */
export const participationPaths = ['/participer/commentaire', '/participer/avis', '/participer/suggestion'] as const

export type ParticipationPath = (typeof participationPaths)[number]

/** Whether a path is that of such a page, with or without a card name. */
export const isParticipationPath = (path: string): boolean => /^(?:\/[^/?#]*)?\/participer(?:[/?#]|$)/.test(path)
