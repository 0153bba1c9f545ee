/** Pages where residents send a comment, a rating or a suggestion without scripts. */
export const participationPaths = ['/participer/commentaire', '/participer/avis', '/participer/suggestion'] as const

export type ParticipationPath = (typeof participationPaths)[number]
