/** The pages of a walk, as paths below the card name. They stand apart from those of `pagePaths`, which every visitor loads. */
export const walkPath = (uid: string): string => `/balade/${encodeURIComponent(uid)}`
export const walkStepPath = (walk: string, step: string): string =>
  `${walkPath(walk)}/etape/${encodeURIComponent(step)}`
/** What visitors wrote about a walk of a town, which is named as a point of interest. */
export const walkReviewsPath = (walk: string, poi: string): string =>
  `${walkPath(walk)}/avis/${encodeURIComponent(poi)}`
