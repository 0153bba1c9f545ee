import { legalPaths, pagePaths } from '../../../schemas/routes/pagePaths'

/** The pages that the law requires, in the order of links to them. A portal may lack some. */
export const legalPages = [
  { path: legalPaths.privacy, label: 'footer.privacy' },
  { path: pagePaths.cookies, label: 'footer.cookies' },
  { path: legalPaths.accessibility, label: 'footer.accessibility' },
  { path: legalPaths.notices, label: 'footer.legal' },
] as const
